import type * as z from 'zod/mini'
import type { profile } from '#contract/account/profile.ts'
import { isMobileNumber, normalisePhone } from '#rules/account/phone.ts'
import type { Locale } from '#rules/text/locale.ts'
import { redeemCode } from '#server/sms-code/redeem-code.ts'
import { sendCode } from '#server/sms-code/send-code.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { loadContact, savePhone } from './sql.ts'
import { invalidPhone } from './words.ts'

type Body = z.output<typeof profile.changePhone.body>

/**
 * Changes the phone in two requests: the first sends a four-digit code to the new number, the second confirms
 * with it. The student's current number needs no code, so a repeated request answers like the first.
 */
export const changePhone = async (db: Database, studentID: number, { phone, code }: Body, locale: Locale) => {
  const number = normalisePhone(phone)
  if (!isMobileNumber(number)) throw new FieldRefusal({ phone: [{ phrase: invalidPhone }] })
  if ((await loadContact(db, studentID)).phone === number) return { changed: true }
  const purpose = { studentID, action: 'phone', subject: number } as const
  if (code === undefined) return { changed: false, ...(await sendCode(db, purpose, number, locale)) }
  await redeemCode(db, purpose, code, (tx) => savePhone(tx, studentID, number))
  return { changed: true }
}
