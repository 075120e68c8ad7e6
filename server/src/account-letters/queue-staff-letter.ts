import type { FastifyRequest } from 'fastify'
import type { Connection } from '#server/db/open.ts'
import { composeLetter } from './compose-letter.ts'
import { insertStaffLetter } from './sql.ts'
import { frame, type StaffLetterKind } from './words.ts'

/** Queues a letter about a change of the account of a member of staff, in the transaction of the change. */
export const queueStaffLetter = async (
  tx: Connection,
  staffID: number,
  kind: StaffLetterKind,
  request: FastifyRequest,
) => {
  const { subject, body } = await composeLetter(tx, kind, request, frame.ifNotYouStaff)
  return insertStaffLetter(tx, staffID, subject, body)
}
