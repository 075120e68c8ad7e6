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
export const queueAccountLetter = (
  tx: Connection,
  studentID: number,
  kind: LetterKind,
  request: FastifyRequest,
  newNumber = '',
) => {
  const { subject, body } = composeLetter(kind, request, frame.ifNotYou, toEnding(newNumber))
  return insertAccountLetter(tx, studentID, subject, body)
}
