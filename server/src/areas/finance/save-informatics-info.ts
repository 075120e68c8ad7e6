import { isMobileNumber, normalisePhone } from '#rules/account/phone.ts'
import type { Connection } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { loadPayee, saveInformatics } from './sql.ts'
import { invalidPhone, words } from './words.ts'

/**
 * Saves phone and address of a student of informatics. Refuses an invalid mobile number, a student who is not
 * asked, and a number other than the known one (spec 5.2). The known one is accepted as it is, a foreign one too:
 * it could be changed only on the profile, which the dialog covers.
 */
export const saveInformaticsInfo = async (
  db: Connection,
  studentID: number,
  phone: string,
  address: string,
): Promise<'ok'> => {
  const { phone: known } = await loadPayee(db, studentID)
  const isKnown = known !== null && normalisePhone(known) === normalisePhone(phone)
  const number = isKnown ? known : normalisePhone(phone)
  if (!isKnown && !isMobileNumber(number)) throw new FieldRefusal({ phoneNumber: [{ phrase: invalidPhone }] })
  const { is_due, is_saved } = await saveInformatics(db, studentID, number, address)
  if (is_saved) return 'ok'
  throw new Refusal(is_due ? words.phoneIsKnown : words.informaticsNotRequested)
}
