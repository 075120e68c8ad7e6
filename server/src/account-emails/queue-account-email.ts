import type { FastifyRequest } from 'fastify'
import type { Connection } from '#server/db/open.ts'
import { composeEmail } from './compose-email.ts'
import { insertAccountEmail } from './sql.ts'
import { toEnding } from './to-ending.ts'
import { frame, type EmailKind } from './words.ts'

/**
 * Queues an e-mail about a change of the student's account to each of their e-mail addresses, in the transaction of the
 * change. An e-mail never holds the whole of a new number.
 */
export const queueAccountEmail = async (
  tx: Connection,
  studentID: number,
  kind: EmailKind,
  request: FastifyRequest,
  newNumber = '',
) => {
  const ending = toEnding(newNumber)
  const { subject, body } = await composeEmail(tx, kind, request, frame.ifNotYou, ending)
  return insertAccountEmail(tx, studentID, subject, body)
}
