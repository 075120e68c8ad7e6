import type { Connection, Database } from '#server/db/open.ts'
import { forgetSession } from '#server/http/authenticate.ts'
import { deleteSessions, type EndedSession } from './sql.ts'

/**
 * Ends the student's sessions, all but `keptSessionID`. Pass the result to `forgetSessions` after the commit.
 */
export const endSessions = (tx: Connection, studentID: number, keptSessionID: number | null = null) =>
  deleteSessions(tx, studentID, keptSessionID)

/** Removes ended sessions from this process's cache before it answers; call it after the commit. */
export const forgetSessions = (db: Database, ended: readonly EndedSession[]): void => {
  for (const { tokenHash } of ended) forgetSession(db, tokenHash)
}
