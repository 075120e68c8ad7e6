import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import type { StaffSession } from '#server/http/authenticate-staff.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words } from '#server/http/words.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { deleteDeviceSessions, deleteSession } from './sql.ts'

/** Ends this session. */
export const logOut = async (
  db: Database,
  { staffID, sessionID }: StaffSession,
  request: FastifyRequest,
): Promise<'ok'> => {
  await db.transaction(async (tx) => {
    await recordEvent(tx, 'logged_out', { staffID }, request)
    await deleteSession(tx, sessionID)
  })
  return 'ok'
}

/** Ends the sessions of one own device; another's is 404. */
export const signOutDevice = async (
  db: Database,
  staffID: number,
  deviceID: number,
  request: FastifyRequest,
): Promise<'ok'> => {
  await db.transaction(async (tx) => {
    requireFound(await deleteDeviceSessions(tx, staffID, deviceID), words.notFound)
    await recordEvent(tx, 'logged_out_elsewhere', { staffID }, request, 'one device')
  })
  return 'ok'
}
