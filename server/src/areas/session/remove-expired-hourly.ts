import type { Database } from '#server/db/open.ts'
import { deleteExpired } from './sql.ts'

const hourMs = 3_600_000
const lastRunAt = new WeakMap<Database, number>()

/** Takes the database; removes what has expired, at most once an hour and in nobody's way. */
export const removeExpiredHourly = (db: Database): void => {
  const now = performance.now()
  if (now - (lastRunAt.get(db) ?? -hourMs) < hourMs) return
  lastRunAt.set(db, now)
  deleteExpired(db).catch(() => undefined)
}
