import type { Connection } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { saveLocation } from './sql.ts'
import { words } from './words.ts'

/** Saves this semester's answer whether the student is in Georgia. Refuses when the question is not asked. */
export const answerLocation = async (
  db: Connection,
  studentID: number,
  isInGeorgia: boolean | 0 | 1,
): Promise<'ok'> => {
  requireFound(await saveLocation(db, studentID, Boolean(isInGeorgia)), words.locationNotRequested)
  return 'ok'
}
