import type { Database } from '#server/db/open.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { saveRefusedReceipt } from '#server/enrolment/refused-receipt.ts'
import { databaseNow, dayOf } from '#server/enrolment/decide/choice-snapshot.ts'
import { loadSnapshot } from '#server/enrolment/enrol.ts'
import { keepFreeCredits } from '#server/areas/registration/sql.ts'

/**
 * Takes a student, the key of her attempt and whether she wants nothing for her free credits this semester; keeps it, and hides that source or
 * shows it again (spec 7.9.5). Refuses when no step for free credits is open.
 */
export const declineFreeCredits = async (
  db: Database,
  studentID: number,
  key: string | null,
  wantsNone: boolean,
): Promise<'ok'> => {
  const { catalogue, state } = await loadSnapshot(db, studentID)
  const steps = catalogue.steps.filter(({ module_kinds }) => module_kinds.includes('free'))
  const now = databaseNow(state)
  const closed = checkWindow(
    { windows: state.windows, now, today: dayOf(state, now) },
    steps.map(({ step }) => step),
  )
  const action = wantsNone ? 'free_refused' : 'free_wanted'
  if (closed !== null && state.wants_no_free !== wantsNone)
    throw await saveRefusedReceipt(db, { studentID, key, action, subjectID: null, aboutID: null }, closed)
  await keepFreeCredits(db, studentID, wantsNone, key)
  return 'ok'
}
