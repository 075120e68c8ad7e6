import { hasRemainingSet } from '#rules/registration/linked-sets.ts'
import { findOpenStep } from '#rules/registration/window.ts'
import type { Registration, Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { listOfferingModules, listSteps } from './offering-modules.ts'
import { refuse, type Refused } from './refused.ts'

/**
 * The registrations whose group was closed or moved and for which other open groups can be chosen now. What cannot be
 * changed yet refuses nothing else (spec 4.13).
 */
const listRegistrationsToChange = (snapshot: Snapshot): readonly Registration[] => {
  const { catalogue, student, now } = snapshot
  const { to_leave, groupsBySubject } = catalogue
  return student.registrations.filter(({ subjectID, groups }) => {
    if (!groups.some((scheduleID) => to_leave.has(scheduleID))) return false
    const all = groupsBySubject.get(subjectID) ?? []
    const isLeft = (scheduleID: number) => groups.includes(scheduleID) && to_leave.has(scheduleID)
    const others = all.filter(({ scheduleID, is_open }) => is_open && !isLeft(scheduleID))
    const steps = listSteps(listOfferingModules(snapshot, subjectID))
    return findOpenStep(student.windows, steps, now) !== null && hasRemainingSet(others, all)
  })
}

/**
 * Refuses another subject while a group that was closed or moved is to be changed (spec 4.13). Groups of
 * registered subjects may be changed before it: that may be what frees the time for it.
 */
export const checkMustChange = (
  snapshot: Snapshot,
  subjectID: number | null,
  replaced: Pick<Registration, 'registrationID'> | null,
): Refused | null => {
  const { catalogue, student } = snapshot
  if (student.registrations.some((own) => own.subjectID === subjectID)) return null
  const waiting = listRegistrationsToChange(snapshot)
  if (waiting.some(({ registrationID }) => registrationID === replaced?.registrationID)) return null
  const subject = catalogue.subjects.get(waiting[0]?.subjectID ?? 0)
  if (subject === undefined) return null
  return refuse(words.mustChangeFirst, {
    subject: { ka: subject.subject, en: subject.subjecteng },
    subjectID: subject.subjectID,
  })
}
