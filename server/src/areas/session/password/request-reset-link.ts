import { describeWait } from '#rules/text/describe-wait.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { freeLoginAttempts, getLoginDelaySeconds } from '#rules/account/login-delay.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/authenticate.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { readDeviceToken } from '#server/credentials/device-cookie.ts'
import { buildResetMessage, linkMinutes } from './build-reset-message.ts'
import { countLoginAttempt, createReset } from '#server/areas/session/sql.ts'
import { toNetworkAddress } from '#server/http/limits/to-network-address.ts'
import { words } from '#server/areas/session/words.ts'

/** The first message may be lost, so the next is allowed after a minute; further ones take longer. */
const codeDelaySeconds = [0, 60, 60, 300, 900]
/** Whoever knows a code could send its student a hundred e-mails a day. */
const maxEmailsPerDay = 5
const freeTriesPerAddress = 30
const addressDelaySeconds = Array.from({ length: 50 }, (_, tries) =>
  getLoginDelaySeconds(tries - freeTriesPerAddress + freeLoginAttempts),
)

const countRequest = async (
  tx: Connection,
  kind: 'reset_code' | 'reset_address',
  key: string,
  delays: readonly number[],
) => {
  const { seconds } = await countLoginAttempt(tx, kind, key, delays)
  if (seconds > 0) throw new Refusal(words.tooManyLinks, { seconds, wait: describeWait(seconds) }, seconds)
}

/**
 * Sends a password link to the student with this code. The reply, the counting and the cost do not reveal whether the
 * student exists, also after the day's limit. A held address gets an e-mail without a link. Refuses with 429 after too many
 * requests.
 */
export const requestResetLink = async (db: Database, code: string, request: FastifyRequest) => {
  const theString = randomBytes(32).toString('base64url')
  const message = buildResetMessage(theString)
  const device = readDeviceToken(request)
  await db.transaction(async (tx) => {
    await countRequest(tx, 'reset_code', code, codeDelaySeconds)
    await countRequest(tx, 'reset_address', toNetworkAddress(request.ip), addressDelaySeconds)
    await createReset(
      tx,
      hashToken(theString),
      code,
      message.subject,
      message.body,
      linkMinutes,
      maxEmailsPerDay,
      device === null ? null : hashToken(device),
      message.heldBody,
    )
    await recordEvent(tx, 'password_link_requested', { code }, request)
  })
  void deliverMessages(db)
  return { sent: true, changed: false, seconds: codeDelaySeconds[1] }
}
