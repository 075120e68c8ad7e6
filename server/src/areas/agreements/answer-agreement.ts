import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadConsents, saveConsents } from './sql.ts'
import { words } from './words.ts'

/**
 * Saves both consents of an international student once (spec 5.3.1). Refuses a student who is not asked, and a
 * different answer afterwards.
 */
export const answerAgreement = async (
  db: Connection,
  studentID: number,
  personalData: boolean,
  mediaMaterials: boolean,
): Promise<'ok'> => {
  if ((await saveConsents(db, studentID, personalData, mediaMaterials)) !== undefined) return 'ok'
  const saved = await loadConsents(db, studentID)
  throw new Refusal(saved === undefined ? words.agreementNotRequested : words.agreementAnswered)
}
