import type { Database } from '#server/db/open.ts'
import { sendToStaff } from '#server/http/staff-events.ts'
import { loadCurrentSemester } from './sql.ts'

const listening = new WeakSet<Database>()

/** Listens once to the database for another current semester, and notifies all pages of staff. */
export const listenToSemesters = (db: Database): void => {
  if (listening.has(db)) return
  listening.add(db)
  const send = async () => {
    const { semesterID } = await loadCurrentSemester(db)
    if (semesterID !== null) sendToStaff(db, { topic: 'semester', semesterID })
  }
  // A read that fails is not the last: a page asks again when its stream is opened.
  const receive = () => void send().catch(() => undefined)
  db.listen('semester', receive, receive).catch(() => undefined)
}
