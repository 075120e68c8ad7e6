import type { FastifyRequest } from 'fastify'
import type { Connection } from '#server/db/open.ts'
import { composeEmail } from './compose-email.ts'
import { insertStaffEmail } from './sql.ts'
import { frame, type StaffEmailKind } from './words.ts'

/** Queues an e-mail about a change of the account of a member of staff, in the transaction of the change. */
export const queueStaffEmail = async (
  tx: Connection,
  staffID: number,
  kind: StaffEmailKind,
  request: FastifyRequest,
) => {
  const { subject, body } = await composeEmail(tx, kind, request, frame.ifNotYouStaff)
  return insertStaffEmail(tx, staffID, subject, body)
}
