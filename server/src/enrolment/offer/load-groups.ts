import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { words as everywhere } from '#server/http/words.ts'
import { choiceSnapshot } from '#server/enrolment/decide/choice-snapshot.ts'
import { loadCatalogue } from '#server/enrolment/catalogue-cache.ts'
import { loadStudentAndSeats } from '#server/enrolment/load-snapshot.ts'
import { cacheStudent } from '#server/enrolment/student-cache.ts'
import type { ChoiceSnapshot, GroupRow, Registration } from '#server/enrolment/snapshot.ts'
import { words } from '#server/enrolment/words.ts'

/** All that the group table of one subject shows, and what its choice is decided on. */
export interface SubjectGroups {
  readonly now: ChoiceSnapshot
  /** The same groups as the snapshot's, config by config. */
  readonly rows: readonly GroupRow[]
  /** Her registrations of every subject, also those without a group. */
  readonly registrations: readonly Registration[]
}

/**
 * Takes a student and a subject; gives its groups of this semester with their seats as of this moment, in one statement:
 * what does not move is in this process's memory, and so is she herself while nobody has changed what decides for her.
 * Refuses with 404 a subject that is not there.
 */
export const loadGroups = async (
  db: Database,
  studentID: number,
  subjectID: number,
): Promise<SubjectGroups> => {
  const read = await loadStudentAndSeats(db, studentID, subjectID)
  if (read === undefined) throw new Refusal(everywhere.noSemester)
  const { state, taken } = read
  const catalogue = await loadCatalogue(db, state)
  cacheStudent(db, state)
  const isFree = ({ scheduleID, capacity }: GroupRow) => (taken.get(scheduleID) ?? 0) < capacity
  const inOrder = (catalogue.groupsOf.get(subjectID) ?? []).toSorted(
    (one, other) => one.config - other.config || one.part - other.part || one.scheduleID - other.scheduleID,
  )
  const rows = inOrder.flatMap(({ scheduleID }) => catalogue.rows.get(scheduleID) ?? [])
  const free = new Set(rows.filter(isFree).map(({ scheduleID }) => scheduleID))
  const now = choiceSnapshot(catalogue, state, subjectID, free)
  if (now.subject === null) throw new Refusal(words.subjectNotFound)
  return {
    now,
    rows: rows.map((row) => ({ ...row, st_count: taken.get(row.scheduleID) ?? 0 })),
    registrations: state.registrations,
  }
}
