import type { Database } from '#server/db/open.ts'
import { sendCounts } from './send-counts.ts'

const listening = new WeakSet<Database>()

/** Listens once to the database for students whose notifications have changed, whichever process wrote them. */
export const listenToNotifications = (db: Database): void => {
  if (listening.has(db)) return
  listening.add(db)
  const receive = (payload: string) =>
    sendCounts(db, payload === '*' ? 'all' : payload.split(',').map(Number))
  db.listen('notifications', receive).catch(() => undefined)
}
