import type { PlanOption } from '#rules/registration/check-plan.ts'
import { applyChange } from '#server/enrolment/decide/apply-change.ts'
import { decideChoose, refuseGroups } from '#server/enrolment/decide/choose.ts'
import { refuse } from '#server/enrolment/decide/refused.ts'
import type { SeatChange, TakenSeats } from '#server/enrolment/decide/seat-change.ts'
import type { Snapshot } from '#server/enrolment/snapshot.ts'
import { words as enrolmentWords } from '#server/enrolment/words.ts'
import { refuseGone } from './refuse-plan-error.ts'
import type { PlannedSubject } from './sql.ts'

/** The options of a planned subject in the order in which they are tried. */
export const listOptions = ({ second }: PlannedSubject): readonly PlanOption[] =>
  second ? ['first', 'second'] : ['first']

export const getGroups = (planned: PlannedSubject, option: PlanOption): readonly number[] =>
  planned[option] ?? []

/** The decision on one option of a planned subject. */
export const decideOption = (snapshot: Snapshot, planned: PlannedSubject, option: PlanOption): SeatChange => {
  const { catalogue, student } = snapshot
  const { subjectID, moduleID } = planned
  const scheduleIDs = getGroups(planned, option)
  if (!catalogue.subjects.has(subjectID)) return refuseGroups(subjectID, scheduleIDs, refuseGone(planned))
  if (scheduleIDs.some((scheduleID) => !catalogue.groups.has(scheduleID)))
    return refuseGroups(subjectID, scheduleIDs, refuse(enrolmentWords.groupNotFound))
  // A module that does not offer the subject any more is not held on to.
  const isOffered =
    moduleID !== null &&
    student.modules.includes(moduleID) &&
    catalogue.modules.get(moduleID)?.subjects.has(subjectID) === true
  return decideChoose(snapshot, subjectID, { scheduleIDs, moduleID: isOffered ? moduleID : null })
}

/** The snapshot as if an allowed change were made. */
export const applyToSnapshot = (snapshot: Snapshot, change: TakenSeats): Snapshot => {
  const { catalogue, student } = snapshot
  // No registration of the database's has such a number.
  const registrationID = -1 - student.registrations.length
  return { ...snapshot, student: applyChange(catalogue, student, change, registrationID) }
}
