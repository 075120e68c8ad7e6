import type { Database } from '#server/db/open.ts'
import { closedWindow } from '#server/areas/registration/closed-window.ts'
import { leaveRefused } from '#server/areas/registration/refused-receipt.ts'
import { databaseNow, dayOf } from '#server/areas/registration/seats/choice-snapshot.ts'
import { currentState } from '#server/areas/registration/seats/settle-wish.ts'
import { keepFreeCredits } from '#server/areas/registration/sql.ts'

/**
 * Takes a student, the key of her attempt and whether she wants nothing for her free credits this semester; keeps it, and hides that source or
 * shows it again (spec 7 "dontWantFromFreeCredit"). Refuses when no step for free credits is open.
 */
export const refuseFreeCredits = async (
  db: Database,
  studentID: number,
  key: string | null,
  wantsNone: boolean,
): Promise<'ok'> => {
  const { catalogue, state } = await currentState(db, studentID)
  const steps = catalogue.steps.filter(({ module_kinds }) => module_kinds.includes('free'))
  const now = databaseNow(state)
  const closed = closedWindow(
    { windows: state.windows, now, today: dayOf(state, now) },
    steps.map(({ step }) => step),
  )
  const action = wantsNone ? 'free_refused' : 'free_wanted'
  if (closed !== null && state.wants_no_free !== wantsNone)
    throw await leaveRefused(db, { studentID, key, action, subjectID: null, aboutID: null }, closed)
  await keepFreeCredits(db, studentID, wantsNone, key)
  return 'ok'
}
