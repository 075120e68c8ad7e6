import type { Database } from '#server/db/open.ts'
import { sendToStudents } from '#server/http/events.ts'

const listening = new WeakSet<Database>()

/** Listens once to the database's notifications of answers, whichever process gave them, and notifies the student. */
export const listenToAnswers = (db: Database): void => {
  if (listening.has(db)) return
  listening.add(db)
  const receive = (studentID: string) => sendToStudents(db, new Set([Number(studentID)]), { topic: 'answer' })
  db.listen('answers', receive).catch(() => undefined)
}
