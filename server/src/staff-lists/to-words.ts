import { toSearchWords } from '#rules/search/search-words.ts'

/** The words of a search as `matchesStudent` in sql.ts takes them. */
export const toWords = (search: string): string => JSON.stringify(toSearchWords(search))
