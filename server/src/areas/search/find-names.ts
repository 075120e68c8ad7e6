import type * as z from 'zod/mini'
import type { search } from '#contract/studies/search.ts'
import { correctWords } from '#rules/search/correct-words.ts'
import { foldWords, toSearchStems, toSearchWords, type SearchWords } from '#rules/search/search-words.ts'
import type { Database } from '#server/db/open.ts'
import { loadVocabulary } from './load-vocabulary.ts'
import { findByName } from './sql.ts'
import { toTextQuery } from '#rules/search/to-text-query.ts'

type Reply = z.input<typeof search.find.reply>

const nothing = { rows: [], found: 0 }

/**
 * Finds the names with all words of a text; if there are none, those with the words in another case of the noun, and then
 * those with the nearest words.
 */
export const findNames = async (db: Database, studentID: number, text: string): Promise<Reply> => {
  const typed = foldWords(text)
  const findWords = async (words: SearchWords, is_nearest: boolean): Promise<Reply | null> => {
    const { subjects, lecturers } = await findByName(db, studentID, toTextQuery(words), typed)
    return subjects.found + lecturers.found === 0 ? null : { subjects, lecturers, is_nearest }
  }
  const words = toSearchWords(text)
  const stems = toSearchStems(words)
  const empty = { subjects: nothing, lecturers: nothing, is_nearest: false }
  if (words.length === 0) return empty
  const found = (await findWords(words, false)) ?? (await findWords(stems, false))
  if (found !== null) return found
  const corrected = correctWords(stems, await loadVocabulary(db))
  return (corrected && (await findWords(corrected, true))) ?? empty
}
