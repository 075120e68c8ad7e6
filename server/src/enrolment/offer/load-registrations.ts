import type * as z from 'zod/mini'
import type { registeredSubject } from '#contract/registration/registered-subject.ts'
import type { Database } from '#server/db/open.ts'
import { loadSnapshotWithSeats } from '../load-snapshot.ts'
import type { CreditState, Registration } from '../snapshot.ts'

/** The student's registrations of the current semester, and what the credits are summed from. */
export interface OwnRegistrations {
  readonly subjects: z.input<typeof registeredSubject>[]
  readonly credits: CreditState
  /** In the student's semester of study the level of English is changed instead of the group (spec 6.4.1). */
  readonly english_level_instead: boolean
}

/**
 * The student's registrations with their groups and seats as of this moment, in one statement that requests at the same
 * time share; undefined when there is no semester (spec 7.11.4).
 */
export const loadRegistrations = async (
  db: Database,
  studentID: number,
): Promise<OwnRegistrations | undefined> => {
  const read = await loadSnapshotWithSeats(db, studentID, null)
  if (read === undefined) return undefined
  const { taken } = read
  const { catalogue, student } = read.snapshot
  const toRow = ({ registrationID, subjectID, moduleID, groups }: Registration) => {
    const subject = catalogue.subjects.get(subjectID)
    if (subject === undefined) return []
    const rows = groups.flatMap((scheduleID) => {
      const row = catalogue.rows.get(scheduleID)
      return row === undefined ? [] : { ...row, st_count: taken.get(scheduleID) ?? row.st_count }
    })
    rows.sort((one, other) => one.part - other.part)
    return { ...subject, registrationID, program_moduleID: moduleID, groups: rows }
  }
  return {
    subjects: student.registrations
      .toSorted((one, other) => one.registrationID - other.registrationID)
      .flatMap(toRow),
    credits: student,
    english_level_instead: catalogue.english_orders.has(student.study_semester),
  }
}
