import type { Database } from '#server/db/open.ts'
import type { StudentSession } from '#server/http/authenticate.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { evictSessions } from './end-sessions.ts'
import type { Browser } from './sign-in.ts'
import { deleteSession } from './sql.ts'

/** Ends a session; its token is invalid afterwards in every process, and the browser empties its cache. */
export const logOut = async (
  db: Database,
  { studentID, sessionID }: StudentSession,
  { request, reply }: Browser,
): Promise<'ok'> => {
  const ended = await db.transaction(async (tx) => {
    await recordEvent(tx, 'logged_out', { studentID }, request)
    return deleteSession(tx, sessionID)
  })
  evictSessions(db, ended)
  void reply.header('clear-site-data', '"cache"')
  return 'ok'
}
