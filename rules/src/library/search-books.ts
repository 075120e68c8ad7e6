import { toSearchStems, toSearchWords, type SearchWords } from '../search/search-words.ts'
import { toIsbnBeginnings } from './isbn.ts'

/**
 * The words of a search for books, first as they are typed and then by their stems, for when nothing is found. A number
 * may be the beginning of an ISBN, in either form and with its dashes; empty for a text without words.
 */
export const toBookSearches = (typed: string): readonly SearchWords[] => {
  const beginnings = toIsbnBeginnings(typed)
  const words = toSearchWords(typed)
  if (words.length === 0) return []
  return beginnings.length > 0
    ? [[[...new Set([...beginnings, ...(words.length === 1 ? words[0]! : [])])]]]
    : [words, toSearchStems(words)]
}
