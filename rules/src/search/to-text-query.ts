import type { SearchWords } from './search-words.ts'

/** The words as a tsquery of their beginnings. They have no quotes and backslashes: those stand between words. */
export const toTextQuery = (words: SearchWords): string =>
  words.map((beginnings) => `(${beginnings.map((beginning) => `'${beginning}':*`).join(' | ')})`).join(' & ')
