import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { delayAfter } from '#rules/account/throttle.ts'
import { deliver } from '#server/mail/deliver.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/student.ts'
import { resetLetter } from './reset-letter.ts'
import { countTry, postReset } from './sql.ts'
import { throttleAddress } from './throttle-address.ts'
import { words } from './words.ts'

/** A letter may have got lost: the next may be asked for after a minute, then it takes longer. */
const codeDelays = [0, 60, 60, 300, 900]
const freeForAddress = 30
const addressDelays = Array.from({ length: 50 }, (_, asked) => delayAfter(asked - freeForAddress + 10))

const count = async (
  tx: Connection,
  kind: 'reset_code' | 'reset_address',
  key: string,
  delays: readonly number[],
) => {
  const seconds = await countTry(tx, kind, key, delays)
  if (seconds > 0) throw new Refusal(words.tooManyLetters, { seconds }, seconds)
}

/**
 * Takes a code and the request; sends the student of that code a link for a new password. Nobody learns whether there
 * is one: the answer, the counting and the work are the same. Refuses with 429 when asked again too soon.
 */
export const askForLink = async (db: Database, code: string, request: FastifyRequest) => {
  const theString = randomBytes(32).toString('base64url')
  const letter = resetLetter(request, theString)
  await db.transaction(async (tx) => {
    await count(tx, 'reset_code', code, codeDelays)
    await count(tx, 'reset_address', throttleAddress(request.ip), addressDelays)
    await postReset(tx, hashToken(theString), code, letter.subject, letter.body)
  })
  void deliver(db)
  return { sent: true, changed: false, seconds: codeDelays[1] }
}
