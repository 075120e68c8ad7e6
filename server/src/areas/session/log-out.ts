import type { Database } from '#server/db/open.ts'
import { forgetSessions } from './end-sessions.ts'
import { deleteSession } from './sql.ts'

/** Ends a session; its token is invalid afterwards in every process. */
export const logOut = async (db: Database, sessionID: number): Promise<'ok'> => {
  forgetSessions(db, await deleteSession(db, sessionID))
  return 'ok'
}
