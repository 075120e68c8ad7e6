import type { Database } from '#server/db/open.ts'
import { broadcast } from '#server/http/events.ts'

const listening = new WeakSet<Database>()

/** Listens once to the database for another current semester, and notifies all readers. */
export const listenToSemesters = (db: Database): void => {
  if (listening.has(db)) return
  listening.add(db)
  db.listen('semester', () => void broadcast(db, { topic: 'semester' })).catch(() => undefined)
}
