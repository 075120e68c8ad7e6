import type * as z from 'zod/mini'
import type { registered } from '#contract/registration/registered.ts'
import type { Database } from '#server/db/open.ts'
import { loadStudentAndSeats } from '#server/enrolment/load-snapshot.ts'
import { loadCatalogue } from '#server/enrolment/catalogue-cache.ts'
import { cacheStudent } from '#server/enrolment/student-cache.ts'
import type { CreditState, Registration } from '#server/enrolment/snapshot.ts'

/** The student's registrations of the current semester, and what her credits are summed from. */
export interface OwnRegistrations {
  readonly subjects: z.input<typeof registered>[]
  readonly credits: CreditState
  /** In her semester of study the level of English is changed instead of the group (spec 6.4.1). */
  readonly english_level_instead: boolean
}

/**
 * Takes a student; gives her registrations of the current semester with their groups and seats as of this moment, in one
 * statement that those who ask at the same time share; undefined when there is no semester (spec 7.11.4).
 */
export const loadRegistrations = async (
  db: Database,
  studentID: number,
): Promise<OwnRegistrations | undefined> => {
  const read = await loadStudentAndSeats(db, studentID, null)
  if (read === undefined) return undefined
  const { state, taken } = read
  const catalogue = await loadCatalogue(db, state)
  cacheStudent(db, state)
  const shown = ({ registrationID, subjectID, moduleID, groups }: Registration) => {
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
    subjects: state.registrations
      .toSorted((one, other) => one.registrationID - other.registrationID)
      .flatMap(shown),
    credits: state,
    english_level_instead: catalogue.english_orders.has(state.study_semester),
  }
}
