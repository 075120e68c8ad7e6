import { describeWait } from '#rules/text/describe-wait.ts'
import { randomInt } from 'node:crypto'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import { loadContactHold } from '#server/account-emails/sql.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { queueMessage } from '#server/mail/sql.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'
import { hashCode, type CodePurpose } from './hash-code.ts'
import { saveCode, loadCodeDelay } from './sql.ts'
import { message, words } from './words.ts'

const lifetimeSeconds = 5 * 60
const resendAfterSeconds = 60
const maxSendsPerDay = 10

/** A number that the university changed needs the password first; see `changePhone`. */
const requireNoPhoneHold = async (db: Database, studentID: number): Promise<void> => {
  const hold = await loadContactHold(db, studentID, 'phone')
  if (hold === undefined) return
  const { date } = toZonedTime(Date.parse(hold.until), await loadTimeZone(db))
  throw new Refusal(words.phoneHeld, { until: toOnDayPhrase(date) })
}

/**
 * Sends a four-digit code, valid for 5 minutes and for this purpose only (spec 5.15). Refuses with 429 within a minute of
 * the last one, and after ten for any purpose on one day at the university. Refuses with 409 if the university has just
 * changed the number.
 */
export const sendCode = async (db: Database, purpose: CodePurpose, phone: string, locale: Locale) => {
  if (purpose.action !== 'phone') await requireNoPhoneHold(db, purpose.studentID)
  const code = String(randomInt(10_000)).padStart(4, '0')
  await db.transaction(async (tx) => {
    // The daily limit counts codes of all purposes.
    await lockStudent(tx, purpose.studentID)
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
