import type { CatalogueDemand, CatalogueStudent } from '../catalogue.ts'
import type { BadRow } from '../files/bad-row.ts'
import { listFieldChanges, type FieldChange } from '../list-field-changes.ts'

export type StoredStudent = Omit<CatalogueStudent, 'line'> & {
  /** An earlier import of the same source has stored the student. */
  readonly is_own: boolean
}

export interface StudentPlan {
  readonly addedStudents: readonly CatalogueStudent[]
  readonly changedStudents: readonly {
    readonly planned: CatalogueStudent
    readonly changes: readonly FieldChange[]
  }[]
  /** Students of another source: they stay as they are. */
  readonly otherStudents: readonly string[]
  /** Requests of students whom neither the files nor the database know, and e-mail addresses of others. */
  readonly bad: readonly BadRow[]
}

const toFields = (student: Omit<CatalogueStudent, 'student_code' | 'line'>) => ({
  first_name_ka: student.first_name_ka,
  last_name_ka: student.last_name_ka,
  first_name_en: student.first_name_en,
  last_name_en: student.last_name_en,
  university_email: student.university_email,
})

/** The e-mail with which a password is set would reach somebody else. */
const listForeignEmails = (
  planned: readonly CatalogueStudent[],
  stored: readonly StoredStudent[],
): BadRow[] => {
  const plannedCodes = new Set(planned.map(({ student_code }) => student_code.toLowerCase()))
  const kept = stored.filter(
    ({ student_code, is_own }) => !is_own || !plannedCodes.has(student_code.toLowerCase()),
  )
  const owners = new Map(
    kept.map(({ university_email, student_code }) => [
      university_email.toLowerCase(),
      student_code.toLowerCase(),
    ]),
  )
  return planned
    .filter(({ student_code, university_email }) => {
      const owner = owners.get(university_email.toLowerCase())
      return owner !== undefined && owner !== student_code.toLowerCase()
    })
    .map(({ line, university_email: value }) => ({
      file: 'students.csv',
      line,
      cause: 'another student in the database has this university_email',
      value,
    }))
}

const listUnknownStudents = (demand: readonly CatalogueDemand[], known: ReadonlySet<string>): BadRow[] =>
  demand
    .filter(({ student_code }) => !known.has(student_code.toLowerCase()))
    .map(({ line, student_code: value }) => ({
      file: 'demand.csv',
      line,
      cause: 'the student is neither in students.csv nor in the database',
      value,
    }))

/** The students of the files compared with the stored ones of any source. */
export const planStudents = (
  planned: readonly CatalogueStudent[],
  demand: readonly CatalogueDemand[],
  stored: readonly StoredStudent[],
): StudentPlan => {
  // A student logs in with the code in any case of letters.
  const storedByCode = new Map(stored.map((student) => [student.student_code.toLowerCase(), student]))
  const known = new Set([
    ...storedByCode.keys(),
    ...planned.map(({ student_code }) => student_code.toLowerCase()),
  ])
  const differing = planned.flatMap((student) => {
    const before = storedByCode.get(student.student_code.toLowerCase())
    const changes = before === undefined ? [] : listFieldChanges(toFields(before), toFields(student))
    return before === undefined || changes.length === 0
      ? []
      : [{ planned: student, changes, isOwn: before.is_own }]
  })
  return {
    addedStudents: planned.filter(({ student_code }) => !storedByCode.has(student_code.toLowerCase())),
    changedStudents: differing.filter(({ isOwn }) => isOwn),
    otherStudents: differing.filter(({ isOwn }) => !isOwn).map((one) => one.planned.student_code),
    bad: [...listForeignEmails(planned, stored), ...listUnknownStudents(demand, known)],
  }
}
