import { endSessions, forgetSessions } from '#server/areas/session/end-sessions.ts'
import type { Database } from '#server/db/open.ts'

/** Takes the student and the session that asks; ends all her other sessions at once. */
export const signOutOthers = async (db: Database, studentID: number, sessionID: number): Promise<'ok'> => {
  forgetSessions(db, await endSessions(db, studentID, sessionID))
  return 'ok'
}
