import type { FastifyRequest } from 'fastify'
import { endSessions, evictSessions } from '#server/areas/session/end-sessions.ts'
import type { Database } from '#server/db/open.ts'
import type { StudentSession } from '#server/http/authenticate.ts'
import { recordEvent } from '#server/security-log/record-event.ts'

/** Ends all sessions of the student but the one of this request. */
export const signOutOthers = async (
  db: Database,
  { studentID, sessionID }: StudentSession,
  request: FastifyRequest,
): Promise<'ok'> => {
  const ended = await db.transaction(async (tx) => {
    await recordEvent(tx, 'logged_out_elsewhere', { studentID }, request, 'all other devices')
    return endSessions(tx, studentID, sessionID)
  })
  evictSessions(db, ended)
  return 'ok'
}
