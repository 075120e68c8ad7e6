import type * as z from 'zod/mini'
import type { registered } from '#contract/registration/registered.ts'
import type { Database } from '#server/db/open.ts'
import { lookAtSeats } from './seats/look-at-seats.ts'
import { seatCatalogue } from './seats/seat-catalogue.ts'
import { keepState } from './seats/student-states.ts'
import type { CreditState, HeldRegistration } from './snapshot.ts'

/** The student's registrations of the current semester, and what her credits are summed from. */
export interface MyRegistrations {
  readonly subjects: z.input<typeof registered>[]
  readonly credits: CreditState
  /** In her semester of study the level of English is changed instead of the group (spec 6). */
  readonly english_level_instead: boolean
}

/**
 * Takes a student; gives her registrations of the current semester with their groups and seats as of this moment, in one
 * statement that those who ask at the same time share; undefined when there is no semester (spec 3, 7).
 */
export const readMyRegistrations = async (
  db: Database,
  studentID: number,
): Promise<MyRegistrations | undefined> => {
  const read = await lookAtSeats(db, studentID, null)
  if (read === undefined) return undefined
  const { state, taken } = read
  const catalogue = await seatCatalogue(db, state)
  keepState(db, state)
  const shown = ({ registrationID, subjectID, moduleID, groups }: HeldRegistration) => {
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
