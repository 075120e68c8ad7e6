import { readMessageNotification } from '#server/new-counts/read-message-notification.ts'
import type { Database } from '#server/db/open.ts'
import { sendToStudents } from '#server/http/events.ts'
import { sendCounts } from './send-counts.ts'

const listening = new WeakSet<Database>()

/** Listens once to the database's notifications of messages, whichever process wrote them, and notifies the members. */
export const listenToMessages = (db: Database): void => {
  if (listening.has(db)) return
  listening.add(db)
  const receive = (payload: string) => {
    const { conversationID, students } = readMessageNotification(payload)
    sendToStudents(db, new Set(students), { topic: 'conversation', conversationID })
    sendCounts(db, students)
  }
  db.listen('messages', receive).catch(() => undefined)
}
