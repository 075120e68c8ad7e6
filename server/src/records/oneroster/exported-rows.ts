import type { OneRosterName } from './binding.ts'
import { metadata } from './read-rows.ts'

export type Row = Readonly<Record<string, string>>

/** Files whose rows have no place in OneRoster are left out; the order is that of the references. */
export const tables = [
  'schools',
  'subjects',
  'lecturers',
  'semesters',
  'groups',
  'students',
  'registrations',
  'registered_groups',
  'marks',
] as const
export type TableName = (typeof tables)[number]

/** Rows of a file, which may be made when they are written: a university has hundreds of thousands of marks. */
export interface Rows extends Iterable<Row> {
  readonly length: number
}

export const mapLazily = (rows: readonly Row[], toRow: (row: Row) => Row): Rows => ({
  length: rows.length,
  *[Symbol.iterator]() {
    for (const row of rows) yield toRow(row)
  },
})

export type Records = Readonly<Record<TableName, readonly Row[]>>

/** "no" at a class that only has the final marks of a subject without groups in the semester. */
export const isGroupColumn = 'is_group'

/** The columns of this portal that a file has after those of the binding. */
export const extensions: Partial<Record<OneRosterName, readonly string[]>> = {
  orgs: ['name_ka'],
  academicSessions: ['name_ka'],
  courses: ['name_ka', 'credits'],
  classes: ['type', 'config', 'part', 'parent', 'capacity', isGroupColumn],
  users: ['first_name_ka', 'last_name_ka', 'programme', 'status', 'study_semester', 'entry_year'],
  enrollments: ['registration', 'module', 'programme', 'registered_at'],
  results: ['credits', 'status', 'is_recovery'],
}

/** The one org above all schools, which are its departments. */
export const universityID = 'university'
export const schoolID = (code: string) => (code === '' ? universityID : `school-${code}`)
export const yearID = (year: string) => `year-${year}`
export const teacherID = (code: string) => `teacher-${code}`

export const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [metadata(name), row[name] ?? '']))

export const toExtension = (file: OneRosterName, row: Row) => pick(row, extensions[file] ?? [])
