import type { FastifyRequest } from 'fastify'
import { isMobileNumber, normalisePhone } from '#rules/account/phone.ts'
import { hasFormula } from '#rules/tables/formula.ts'
import { markOwnChange } from '#server/account-emails/sql.ts'
import { reportPhoneChange } from '#server/account-emails/report-phone-change.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { loadPayee, saveInformatics } from './sql.ts'
import { addressIsFormula, invalidPhone, words } from './words.ts'

/**
 * Saves phone and address of a student of informatics. Refuses an invalid mobile number, a student from whom it is
 * not requested, an address that a spreadsheet would run, and a number other than the known one (spec 5.2). The known one is accepted as it is, a foreign one too:
 * it could be changed only on the profile, which the dialog covers. The dialog has no password, so a first phone is
 * reported like a changed one.
 */
export const saveInformaticsInfo = async (
  db: Database,
  studentID: number,
  { phoneNumber: phone, address }: { readonly phoneNumber: string; readonly address: string },
  request: FastifyRequest,
): Promise<'ok'> => {
  // Records are exported as they are stored, so that files come back the same; see `hasFormula`.
  if (hasFormula(address)) throw new FieldRefusal({ address: [{ phrase: addressIsFormula }] })
  const { phone: known } = await loadPayee(db, studentID)
  const isKnown = known !== null && normalisePhone(known) === normalisePhone(phone)
  const number = isKnown ? known : normalisePhone(phone)
  if (!isKnown && !isMobileNumber(number)) throw new FieldRefusal({ phoneNumber: [{ phrase: invalidPhone }] })
  await db.transaction(async (tx) => {
    await markOwnChange(tx)
    const { is_due, is_saved, is_first_phone } = await saveInformatics(tx, studentID, number, address)
    if (!is_saved) throw new Refusal(is_due ? words.phoneIsKnown : words.informaticsNotRequested)
    if (is_first_phone) await reportPhoneChange(tx, { studentID, oldPhone: null, newPhone: number }, request)
  })
  void deliverMessages(db)
  return 'ok'
}
