import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadAnswers, saveAttendance, saveGown } from './sql.ts'
import { words } from './words.ts'

/**
 * Saves whether the student attends; "not decided" can change until a yes or no. Refuses when it is not asked
 * or final (spec 4.6.3).
 */
export const answerAttendance = async (
  db: Connection,
  studentID: number,
  answer: 'yes' | 'no' | 'notDecided',
): Promise<'ok'> => {
  if ((await saveAttendance(db, studentID, answer)) !== undefined) return 'ok'
  const saved = await loadAnswers(db, studentID)
  throw new Refusal(saved?.attendance ? words.attendanceAnswered : words.attendanceNotRequested)
}

/**
 * Saves once whether the gown is bought or rented. Refuses a student who does not attend or has chosen the
 * other (spec 4.6.4).
 */
export const answerGown = async (
  db: Connection,
  studentID: number,
  chosenType: 'buy' | 'rent',
): Promise<'ok'> => {
  if ((await saveGown(db, studentID, chosenType)) !== undefined) return 'ok'
  const saved = await loadAnswers(db, studentID)
  throw new Refusal(saved?.gown ? words.gownChosen : words.gownNotRequested)
}
