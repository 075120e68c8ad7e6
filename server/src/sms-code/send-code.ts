import { describeWait } from '#rules/text/describe-wait.ts'
import { randomInt } from 'node:crypto'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { queueMessage } from '#server/mail/sql.ts'
import { hashCode, type CodePurpose } from './hash-code.ts'
import { saveCode, loadCodeDelay } from './sql.ts'
import { message, words } from './words.ts'

const lifetimeSeconds = 5 * 60
const resendAfterSeconds = 60
const maxSendsPerDay = 10

/**
 * Sends a four-digit code, valid for 5 minutes and for this purpose only (spec 5.15). Refuses with 429 within a minute of
 * the last one, and after ten on one day of the university, whatever they were for.
 */
export const sendCode = async (db: Database, purpose: CodePurpose, phone: string, locale: Locale) => {
  const code = String(randomInt(10_000)).padStart(4, '0')
  await db.transaction(async (tx) => {
    const saved = await saveCode(tx, {
      ...purpose,
      hash: hashCode(purpose, code),
      lifetimeSeconds,
      resendAfterSeconds,
      maxSendsPerDay,
    })
    if (saved === undefined) {
      const { studentID, action } = purpose
      const { seconds, isLimitReached } = await loadCodeDelay(
        tx,
        studentID,
        action,
        resendAfterSeconds,
        maxSendsPerDay,
      )
      throw isLimitReached
        ? new Refusal(words.noMoreToday, { count: maxSendsPerDay }, seconds)
        : new Refusal(words.alreadySent, { seconds, wait: describeWait(seconds) }, seconds)
    }
    const body = formatPhrase(message, locale, { code })
    await queueMessage(tx, { kind: 'sms', recipient: phone, subject: '', body }, lifetimeSeconds)
  })
  void deliverMessages(db)
  return { resend_after: resendAfterSeconds, expires_in: lifetimeSeconds }
}
