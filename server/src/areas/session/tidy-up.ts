import type { Database } from '#server/db/open.ts'
import { removeExpired } from './sql.ts'

const hour = 3_600_000
const tidied = new WeakMap<Database, number>()

/** Takes the database; removes what has expired, at most once an hour and in nobody's way. */
export const tidyUp = (db: Database): void => {
  const now = performance.now()
  if (now - (tidied.get(db) ?? -hour) < hour) return
  tidied.set(db, now)
  removeExpired(db).catch(() => undefined)
}
