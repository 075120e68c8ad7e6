import type { Connection, Database } from '#server/db/open.ts'
import { evictSession } from '#server/http/authenticate.ts'
import { deleteSessions, type EndedSession } from './sql.ts'

/**
 * Ends the student's sessions, all but `exceptSessionID`. Pass the result to `evictSessions` after the commit.
 */
export const endSessions = (tx: Connection, studentID: number, exceptSessionID: number | null = null) =>
  deleteSessions(tx, studentID, exceptSessionID)

/** Removes ended sessions from this process's cache before it answers; call it after the commit. */
export const evictSessions = (db: Database, ended: readonly EndedSession[]): void => {
  for (const { tokenHash } of ended) evictSession(db, tokenHash)
}
