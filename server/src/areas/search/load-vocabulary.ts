import type { Database } from '#server/db/open.ts'
import { listNameWords } from './sql.ts'

/** Names seldom change, and only corrections wait for a new one. */
const maxAgeMs = 10 * 60_000

interface CachedVocabulary {
  readonly loadedAt: number
  readonly words: Promise<readonly string[]>
}
const cached = new WeakMap<Database, CachedVocabulary>()

/** The words of the names of all subjects and lecturers, at most ten minutes old; many callers wait for one read. */
export const loadVocabulary = (db: Database): Promise<readonly string[]> => {
  const last = cached.get(db)
  if (last !== undefined && performance.now() - last.loadedAt < maxAgeMs) return last.words
  const words = listNameWords(db).then((rows) => rows.map(({ word }) => word))
  cached.set(db, { loadedAt: performance.now(), words })
  words.catch(() => cached.delete(db))
  return words
}
