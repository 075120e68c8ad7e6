import { addWorkingDays } from '#rules/time/working-days.ts'
import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadConsents, loadWithdrawalDays, saveWithdrawal } from './sql.ts'
import { words } from './words.ts'

/**
 * The working days that a withdrawal takes, and the last of them if the consent were withdrawn today (spec
 * 9).
 */
export const loadWithdrawalDue = async (db: Connection, studentID: number) => {
  const { working_days, today, holidays } = await loadWithdrawalDays(db, studentID)
  return { working_days, due_if_withdrawn_now: addWorkingDays(today, working_days, new Set(holidays)) }
}

/**
 * Withdraws the consent to photographs and films; returns the day by which the university acts on it.
 * Withdrawing twice succeeds.
 */
export const withdrawMedia = async (db: Connection, studentID: number): Promise<{ media_due_on: string }> => {
  const { due_if_withdrawn_now } = await loadWithdrawalDue(db, studentID)
  await saveWithdrawal(db, studentID, due_if_withdrawn_now)
  const saved = await loadConsents(db, studentID)
  if (saved?.media_due_on == null) throw new Refusal(words.mediaNotGiven)
  return { media_due_on: saved.media_due_on }
}
