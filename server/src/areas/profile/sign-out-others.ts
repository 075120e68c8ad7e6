import { endSessions, forgetSessions } from '#server/areas/session/end-sessions.ts'
import type { Database } from '#server/db/open.ts'

/** Ends all sessions of the student but the one of this request. */
export const signOutOthers = async (db: Database, studentID: number, sessionID: number): Promise<'ok'> => {
  forgetSessions(db, await endSessions(db, studentID, sessionID))
  return 'ok'
}
