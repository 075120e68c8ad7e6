import { addWorkingDays } from '#rules/time/working-days.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadConsents, loadWithdrawalDays, saveWithdrawal } from './sql.ts'
import { words } from './words.ts'

/** Takes a student; gives the working days in which a withdrawal is carried out, and the last of them if it came today (spec 9). */
export const loadWithdrawalDue = async (db: Connection, studentID: number) => {
  const { working_days, today, holidays } = await loadWithdrawalDays(db, studentID)
  return { working_days, due_if_withdrawn_now: addWorkingDays(today, working_days, new Set(holidays)) }
}

/** Takes a student; withdraws her consent to photographs and films, and gives the day by which that is carried out. Twice is once. */
export const withdrawMedia = async (db: Connection, studentID: number): Promise<{ media_due_on: string }> => {
  const { due_if_withdrawn_now } = await loadWithdrawalDue(db, studentID)
  await saveWithdrawal(db, studentID, due_if_withdrawn_now)
  const saved = await loadConsents(db, studentID)
  if (saved?.media_due_on == null) throw new Refusal(words.mediaNotGiven)
  return { media_due_on: saved.media_due_on }
}
