import type { OwnGroup, Snapshot } from '../snapshot.ts'

/** The groups that the student has seats in, of every subject; those of a replaced registration are left out. */
export const listOwnGroups = (
  { catalogue, student }: Pick<Snapshot, 'catalogue' | 'student'>,
  replacedID: number | null = null,
): OwnGroup[] =>
  student.registrations.flatMap(({ registrationID, subjectID, groups }) => {
    if (registrationID === replacedID) return []
    const subject = catalogue.subjects.get(subjectID)
    return groups.flatMap((scheduleID) => {
      const group = catalogue.groups.get(scheduleID)
      if (group === undefined || subject === undefined) return []
      return { ...group, registrationID, subject: subject.subject, subjecteng: subject.subjecteng }
    })
  })
