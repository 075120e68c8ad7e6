import { readMessageNotification } from '#server/new-counts/read-message-notification.ts'
import type { Database } from '#server/db/open.ts'
import { sendToLecturers } from '#server/http/staff-events.ts'

const listening = new WeakSet<Database>()

/** Listens once to the database's notifications of messages, whichever process wrote them, and notifies the lecturers. */
export const listenToConversations = (db: Database): void => {
  if (listening.has(db)) return
  listening.add(db)
  const receive = (payload: string) => {
    const { conversationID, lecturers } = readMessageNotification(payload)
    if (lecturers.length > 0)
      sendToLecturers(db, new Set(lecturers), { topic: 'conversation', conversationID })
  }
  db.listen('messages', receive).catch(() => undefined)
}
