import type { Database } from '#server/db/open.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { listStepsOfKind } from '#server/enrolment/decide/offering-modules.ts'
import { loadSnapshot } from '#server/enrolment/load-snapshot.ts'
import { saveRefusedReceipt } from '#server/enrolment/receipts.ts'
import { toRefusal } from '#server/enrolment/to-refusal.ts'
import { saveFreeCredits } from './sql.ts'

/**
 * Saves whether the student wants nothing for the free credits this semester, which hides that source or shows it again
 * (spec 7.9.5). Refuses when no step for free credits is open.
 */
export const declineFreeCredits = async (
  db: Database,
  studentID: number,
  key: string | null,
  isDeclined: boolean,
): Promise<'ok'> => {
  const snapshot = await loadSnapshot(db, studentID)
  const closed = checkWindow(snapshot, listStepsOfKind(snapshot.catalogue, 'free'))
  const action = isDeclined ? 'free_refused' : 'free_wanted'
  if (closed !== null && snapshot.student.wants_no_free !== isDeclined) {
    const attempt = { studentID, key, action, subjectID: null, aboutID: null } as const
    throw await saveRefusedReceipt(db, attempt, toRefusal(closed))
  }
  await saveFreeCredits(db, studentID, isDeclined, key)
  return 'ok'
}
