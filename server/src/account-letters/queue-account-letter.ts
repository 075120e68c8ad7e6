import type { FastifyRequest } from 'fastify'
import type { Connection } from '#server/db/open.ts'
import { composeLetter } from './compose-letter.ts'
import { insertAccountLetter } from './sql.ts'
import { toEnding } from './to-ending.ts'
import { frame, type LetterKind } from './words.ts'

/**
 * Queues a letter about a change of the student's account to each of their e-mail addresses, in the transaction of the
 * change. A letter never holds the whole of a new number.
 */
export const queueAccountLetter = async (
  tx: Connection,
  studentID: number,
  kind: LetterKind,
  request: FastifyRequest,
  newNumber = '',
) => {
  const ending = toEnding(newNumber)
  const { subject, body } = await composeLetter(tx, kind, request, frame.ifNotYou, ending)
  return insertAccountLetter(tx, studentID, subject, body)
}
