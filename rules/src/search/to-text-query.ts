import type { SearchWords } from './search-words.ts'

/** Of a code the first part is a whole word. */
const toTerm = (beginning: string): string => `('${beginning.replace(' ', "' & '")}':*)`

/** The words as a tsquery of their beginnings. They have no quotes and backslashes: those stand between words. */
export const toTextQuery = (words: SearchWords): string =>
  words.map((beginnings) => `(${beginnings.map(toTerm).join(' | ')})`).join(' & ')
