import { Refusal } from '#server/http/refusal.ts'
import type { UploadRight } from '#server/http/upload-right.ts'
import { loadVaccineQuestion } from './sql.ts'
import { words } from './words.ts'

/** Refuses a file when the student is not asked about vaccination, or has answered long ago. */
export const checkVaccineUpload: UploadRight = async (db, { studentID }) => {
  const { isAnswered, mayRepeat, isAsked } = await loadVaccineQuestion(db, studentID)
  if (mayRepeat) return
  if (!isAsked) throw new Refusal(words.vaccineNotAsked)
  if (isAnswered) throw new Refusal(words.vaccineAnswered)
}
