import type { Database } from '#server/db/open.ts'
import { deleteExpired } from './sql.ts'

const hourMs = 3_600_000
const lastRunAt = new WeakMap<Database, number>()

/** Deletes expired rows at most once an hour, without waiting for it. */
export const removeExpiredHourly = (db: Database): void => {
  const now = performance.now()
  if (now - (lastRunAt.get(db) ?? -hourMs) < hourMs) return
  lastRunAt.set(db, now)
  deleteExpired(db).catch(() => undefined)
}
