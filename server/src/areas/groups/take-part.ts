import { isPractice, isSeminar } from '#rules/registration/lecture-types.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { takeSeats, type Taken } from '#server/areas/registration/choose-group.ts'
import { loadSnapshot, type Snapshot } from '#server/enrolment/enrol.ts'
import type { Registration } from '#server/enrolment/snapshot.ts'
import { words as refusals } from '#server/enrolment/words.ts'

/** Her registration of the subject, in which she has the named group. */
const registrationWith = ({ state, catalogue }: Snapshot, scheduleID: number): Registration => {
  const group = catalogue.groups.get(scheduleID)
  const subject = group && catalogue.subjects.get(group.subjectID)
  if (group === undefined || subject === undefined) throw new Refusal(refusals.groupNotFound)
  const own = state.registrations.find(({ subjectID }) => subjectID === group.subjectID)
  const type = catalogue.rows.get(scheduleID)?.lecture_typeID ?? 0
  // A seminar that is named need not be hers yet: it may be taken together with its practice.
  const isHers = own !== undefined && (own.groups.includes(scheduleID) || isSeminar(type))
  if (!isHers || isPractice(type)) {
    const name = { ka: subject.subject, en: subject.subjecteng }
    throw new Refusal(refusals.lectureNotHeld, { group: group.group, subject: name })
  }
  return own
}

/**
 * Takes a student, the key of her attempt, the group that she has in a registered subject and the parts that it lacks;
 * gives the registration with all of them: a seminar and its practice are taken together or not at all (spec 4.7.5, 4.8.4, 7.11.3).
 */
export const takePart = async (
  db: Database,
  studentID: number,
  key: string | null,
  { group, parts }: { readonly group: number; readonly parts: readonly number[] },
): Promise<Taken> => {
  const { state, catalogue } = await loadSnapshot(db, studentID)
  const subjectID = catalogue.groups.get(group)?.subjectID ?? null
  const own = state.registrations.find((each) => each.subjectID === subjectID)
  return takeSeats(db, studentID, key, {
    scheduleIDs: [...new Set([group, ...(own?.groups ?? []), ...parts])],
    instead: (deciding) => registrationWith(deciding, group),
  })
}
