import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { closedWindow } from './closed-window.ts'
import { cancellationState, giveUpSeats } from './sql.ts'
import { words } from './words.ts'

/** Takes a student and one of her registrations; frees its seats. Refuses outside the steps in which that is allowed (spec 4). */
export const cancelRegistration = async (
  db: Database,
  studentID: number,
  registrationID: number,
): Promise<'ok'> => {
  const now = await cancellationState(db, studentID, registrationID)
  if (!now?.is_mine) throw new Refusal(words.registrationNotFound)
  const closed = closedWindow(now, now.steps)
  if (closed !== null) throw closed
  if (!(await giveUpSeats(db, studentID, registrationID))) throw new Refusal(words.registrationNotFound)
  return 'ok'
}
