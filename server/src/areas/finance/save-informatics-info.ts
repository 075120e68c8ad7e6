import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { saveInformatics } from './sql.ts'
import { words } from './words.ts'

/** Takes phone and address of a student of informatics; keeps them. Refuses who is not asked, and another number than the known one (spec 5). */
export const saveInformaticsInfo = async (
  db: Connection,
  studentID: number,
  phone: string,
  address: string,
): Promise<'ok'> => {
  const { is_due, is_saved } = await saveInformatics(db, studentID, phone, address)
  if (is_saved) return 'ok'
  throw new Refusal(is_due ? words.phoneIsKnown : words.informaticsNotAsked)
}
