import type { Database } from '#server/db/open.ts'
import { sendToStaff } from '#server/http/staff-events.ts'

/** Many changes at once are one event. */
const gatherMs = 300

const listening = new WeakSet<Database>()

/** Listens once to the database for changes of the inbox, whichever process wrote them. */
export const listenToInbox = (db: Database): void => {
  if (listening.has(db)) return
  listening.add(db)
  let timer: NodeJS.Timeout | undefined
  const send = () => {
    timer = undefined
    sendToStaff(db, { topic: 'inbox' })
  }
  const receive = () => {
    timer ??= setTimeout(send, gatherMs).unref()
  }
  db.listen('inbox', receive, receive).catch(() => undefined)
}
