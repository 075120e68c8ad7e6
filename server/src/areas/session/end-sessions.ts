import type { Connection, Database } from '#server/db/open.ts'
import { forgetSession } from '#server/http/authenticate.ts'
import { deleteSessions, type EndedSession } from './sql.ts'

/** Takes a student, and perhaps a session that is spared; ends the others and gives them, to forget after the commit. */
export const endSessions = (tx: Connection, studentID: number, keptSessionID: number | null = null) =>
  deleteSessions(tx, studentID, keptSessionID)

/** Takes the sessions that a committed transaction has ended: this process forgets them before it answers. */
export const forgetSessions = (db: Database, ended: readonly EndedSession[]): void => {
  for (const { tokenHash } of ended) forgetSession(db, tokenHash)
}
