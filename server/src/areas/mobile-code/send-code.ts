import { randomInt } from 'node:crypto'
import { say, type Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deliver } from '#server/mail/deliver.ts'
import { post } from '#server/mail/sql.ts'
import { codeHash, type CodeAction } from './code-hash.ts'
import { putCode, secondsToWait } from './sql.ts'
import { message, words } from './words.ts'

const seconds = 5 * 60
const resendAfter = 60
const sendsADay = 10

/**
 * Takes the action that a four-digit code shall confirm, the number that it goes to and the language; sends it. It lives
 * 5 minutes and is good for this action alone (spec 5). Refuses with 429 before a minute is over.
 */
export const sendCode = async (db: Database, what: CodeAction, phone: string, locale: Locale) => {
  const code = String(randomInt(10_000)).padStart(4, '0')
  await db.transaction(async (tx) => {
    const kept = await putCode(tx, { ...what, hash: codeHash(what, code), seconds, resendAfter, sendsADay })
    if (kept === undefined) {
      const left = await secondsToWait(tx, what.studentID, what.action, resendAfter, sendsADay)
      throw new Refusal(words.sentAlready, { seconds: left }, left)
    }
    await post(tx, { kind: 'sms', recipient: phone, subject: '', body: say(message, locale, { code }) })
  })
  void deliver(db)
  return { resend_after: resendAfter, expires_in: seconds }
}
