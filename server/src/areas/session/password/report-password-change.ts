import type { FastifyRequest } from 'fastify'
import { queueAccountEmail } from '#server/account-emails/queue-account-email.ts'
import type { Connection } from '#server/db/open.ts'
import { recordEvent } from '#server/security-log/record-event.ts'

/** Writes the change of a password into the security log and to the student, in its transaction. */
export const reportPasswordChange = async (tx: Connection, studentID: number, request: FastifyRequest) => {
  await recordEvent(tx, 'password_changed', { studentID }, request)
  await queueAccountEmail(tx, studentID, 'passwordChanged', request)
}
