import type { Database } from '#server/db/open.ts'
import { forgetSessions } from './end-sessions.ts'
import { deleteSession } from './sql.ts'

/** Takes a session's number; ends it: its token is dead afterwards, in every process. */
export const logOut = async (db: Database, sessionID: number): Promise<'ok'> => {
  forgetSessions(db, await deleteSession(db, sessionID))
  return 'ok'
}
