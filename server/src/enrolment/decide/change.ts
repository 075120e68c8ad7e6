import { isPractice, isSeminar } from '#rules/registration/lecture-types.ts'
import type { Registration, Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { refuse, type Refused } from './refused.ts'
import type { GroupRequest } from './seat-request.ts'

type Replaced = Registration | null | Refused

const findOfSubject = ({ student }: Snapshot, subjectID: number): Registration | Refused =>
  student.registrations.find((own) => own.subjectID === subjectID) ?? refuse(words.registrationNotFound)

/** The registration whose group is left: the group must still be the student's. */
const findChanged = (snapshot: Snapshot, subjectID: number, oldGroupID: number | null): Replaced => {
  const own = findOfSubject(snapshot, subjectID)
  if ('refused' in own) return own
  const isIn = oldGroupID === null ? own.groups.length === 0 : own.groups.includes(oldGroupID)
  return isIn ? own : refuse(words.notInOldGroup)
}

/** The registration of English: the one that is named, or, when none is, that of the new level. */
export const findLevelRegistration = (
  { student, catalogue }: Snapshot,
  registrationID: number | null,
  newSubjectID: number,
): Replaced => {
  const found = student.registrations.find((own) =>
    registrationID === null ? own.subjectID === newSubjectID : own.registrationID === registrationID,
  )
  if (found === undefined) return registrationID === null ? null : refuse(words.registrationNotFound)
  return catalogue.english.includes(found.subjectID) ? found : refuse(words.levelNotFound)
}

/** The registration that parts are added to: the student has the named group of it, which is no practice. */
const findIncomplete = ({ student, catalogue }: Snapshot, groupID: number): Replaced => {
  const group = catalogue.groups.get(groupID)
  if (group === undefined) return refuse(words.groupNotFound)
  const subject = catalogue.subjects.get(group.subjectID)
  if (subject === undefined) return refuse(words.groupNotFound)
  const own = student.registrations.find(({ subjectID }) => subjectID === group.subjectID)
  const type = catalogue.rows.get(groupID)?.lecture_typeID ?? 0
  // A seminar that is named need not be the student's yet: it may be taken together with its practice.
  if (own !== undefined && !isPractice(type) && (own.groups.includes(groupID) || isSeminar(type))) return own
  const name = { ka: subject.subject, en: subject.subjecteng }
  return refuse(words.lectureNotRegistered, { group: group.group, subject: name })
}

/** The registration that the requested groups replace, or null: they are taken beside all others. */
export const findReplaced = (snapshot: Snapshot, request: GroupRequest): Replaced => {
  switch (request.action) {
    case 'choose':
      return request.oldSubjectID === null ? null : findOfSubject(snapshot, request.oldSubjectID)
    case 'change':
      return findChanged(snapshot, request.newSubjectID, request.oldGroupID)
    case 'change-level':
      return findLevelRegistration(snapshot, request.registrationID, request.newSubjectID)
    case 'add-parts':
      return findIncomplete(snapshot, request.groupID)
  }
}
