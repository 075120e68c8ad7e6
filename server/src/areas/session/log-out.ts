import type { Database } from '#server/db/open.ts'
import { forgetEnded } from './end-sessions.ts'
import { endSession } from './sql.ts'

/** Takes a session's number; ends it: its token is dead afterwards, in every process. */
export const logOut = async (db: Database, sessionID: number): Promise<'ok'> => {
  forgetEnded(db, await endSession(db, sessionID))
  return 'ok'
}
