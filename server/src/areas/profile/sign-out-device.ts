import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { evictSession } from '#server/http/authenticate.ts'
import { words } from '#server/http/words.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { deleteDeviceSessions } from './sql.ts'

/** Ends the sessions of one of the student's devices at once. Refuses another student's device with 404. */
export const signOutDevice = async (
  db: Database,
  studentID: number,
  deviceID: number,
  request: FastifyRequest,
): Promise<'ok'> => {
  const rows = await db.transaction(async (tx) => {
    const ended = await deleteDeviceSessions(tx, studentID, deviceID)
    if (ended.length === 0) throw new Refusal(words.notFound)
    await recordEvent(tx, 'logged_out_elsewhere', { studentID }, request, 'one device')
    return ended
  })
  for (const { tokenHash } of rows) if (tokenHash !== null) evictSession(db, tokenHash)
  return 'ok'
}
