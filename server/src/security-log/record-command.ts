import type { Connection } from '#server/db/open.ts'
import type { SecurityEvent } from './record-event.ts'
import { addEvent } from './sql.ts'

/** Writes what the operator of the server has done to a student's account into the security log, in its transaction. */
export const recordCommand = (tx: Connection, event: SecurityEvent, studentID: number) =>
  addEvent(tx, event, studentID, null, 'command line', '—', '', false, null, null)
