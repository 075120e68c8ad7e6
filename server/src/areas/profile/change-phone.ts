import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { profile } from '#contract/account/profile.ts'
import { isMobileNumber, normalisePhone } from '#rules/account/phone.ts'
import type { Locale } from '#rules/text/locale.ts'
import { endPhoneHold, markOwnChange } from '#server/account-emails/sql.ts'
import { reportPhoneChange } from '#server/account-emails/report-phone-change.ts'
import { requirePassword } from '#server/areas/session/password/require-password.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { redeemCode } from '#server/sms-code/redeem-code.ts'
import { sendCode } from '#server/sms-code/send-code.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { loadContact, savePhone } from './sql.ts'
import { invalidPhone } from './words.ts'

type Body = z.output<typeof profile.changePhone.body>

/**
 * Changes the phone in two requests: the first checks the password and sends a four-digit code to the new number, the
 * second confirms with it. A message about it goes to the former number and to every e-mail address. The student's current
 * number needs no code, so that a repeated request succeeds, unless the university has just entered it.
 */
export const changePhone = async (
  db: Database,
  studentID: number,
  { phone, password, code }: Body,
  { locale, request }: { readonly locale: Locale; readonly request: FastifyRequest },
) => {
  const number = normalisePhone(phone)
  if (!isMobileNumber(number)) throw new FieldRefusal({ phone: [{ phrase: invalidPhone }] })
  const contact = await loadContact(db, studentID)
  if (contact.phone === number && contact.phone_held_until === null) return { changed: true }
  const purpose = { studentID, action: 'phone', subject: number } as const
  if (code === undefined) {
    await requirePassword(db, studentID, password, request)
    return { changed: false, ...(await sendCode(db, purpose, number, locale)) }
  }
  await redeemCode(db, purpose, code, async (tx) => {
    await markOwnChange(tx)
    const { oldPhone } = await savePhone(tx, studentID, number)
    await endPhoneHold(tx, studentID)
    const former = oldPhone === number ? null : oldPhone
    await reportPhoneChange(tx, { studentID, oldPhone: former, newPhone: number }, request)
  })
  void deliverMessages(db)
  return { changed: true }
}
