import type { Connection, Database } from '#server/db/open.ts'
import { forgetSession } from '#server/http/student.ts'
import { endSessionsOf, type EndedSession } from './sql.ts'

/** Takes a student, and perhaps a session that is spared; ends the others and gives them, to forget after the commit. */
export const endSessions = (tx: Connection, studentID: number, spared: number | null = null) =>
  endSessionsOf(tx, studentID, spared)

/** Takes the sessions that a committed transaction has ended: this process forgets them before it answers. */
export const forgetEnded = (db: Database, ended: readonly EndedSession[]): void => {
  for (const { tokenHash } of ended) forgetSession(db, tokenHash)
}
