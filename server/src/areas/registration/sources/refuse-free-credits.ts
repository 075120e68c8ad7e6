import type { Database } from '#server/db/open.ts'
import { closedWindow } from '#server/areas/registration/closed-window.ts'
import { databaseNow, dayOf } from '#server/areas/registration/seats/choice-snapshot.ts'
import { currentState } from '#server/areas/registration/seats/settle-wish.ts'
import { keepFreeCredits } from '#server/areas/registration/sql.ts'

/**
 * Takes a student and whether she wants nothing for her free credits this semester; keeps it, and hides that source or
 * shows it again (spec 7 "dontWantFromFreeCredit"). Refuses when no step for free credits is open.
 */
export const refuseFreeCredits = async (
  db: Database,
  studentID: number,
  wantsNone: boolean,
): Promise<'ok'> => {
  const { catalogue, state } = await currentState(db, studentID)
  const steps = catalogue.steps.filter(({ module_kinds }) => module_kinds.includes('free'))
  const now = databaseNow(state)
  const closed = closedWindow(
    { windows: state.windows, now, today: dayOf(state, now) },
    steps.map(({ step }) => step),
  )
  if (closed !== null && state.wants_no_free !== wantsNone) throw closed
  await keepFreeCredits(db, studentID, wantsNone)
  return 'ok'
}
