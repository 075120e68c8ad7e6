import type { FastifyRequest } from 'fastify'
import { queueStaffEmail } from '#server/account-emails/queue-staff-email.ts'
import { hashNewPassword } from '#server/credentials/hash-new-password.ts'
import type { Database } from '#server/db/open.ts'
import type { StaffSession } from '#server/http/authenticate-staff.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { requirePassword } from './require-password.ts'
import { deleteSessions } from './sessions/sql.ts'
import { savePasswordHash } from './sql.ts'

/** Sets a new password and ends the other sessions. Refuses a wrong current password as a field, throttled like a log-in. */
export const changePassword = async (
  db: Database,
  { current_password, password }: { readonly current_password: string; readonly password: string },
  { staffID, sessionID }: StaffSession,
  request: FastifyRequest,
): Promise<'ok'> => {
  const email = await requirePassword(
    db,
    staffID,
    { field: 'current_password', typed: current_password },
    request,
  )
  const passwordHash = await hashNewPassword(password, email, request.ip)
  await db.transaction(async (tx) => {
    await savePasswordHash(tx, staffID, passwordHash)
    await deleteSessions(tx, staffID, sessionID)
    await recordEvent(tx, 'password_changed', { staffID }, request)
    await queueStaffEmail(tx, staffID, 'passwordChanged', request)
  })
  void deliverMessages(db)
  return 'ok'
}
