import type { OneRosterName } from './binding.ts'
import { collectLeftOut, type LeftOut } from './left-out/collect-left-out.ts'
import type { OneRosterFile } from './read-rows.ts'

export type OneRosterFiles = Partial<Record<OneRosterName, OneRosterFile>>

interface ClassOf {
  readonly semester: string
  /** The last end date of its terms. */
  readonly endsOn: string
  readonly subject: string
  readonly part: string
}

/** Rows of a package by sourcedId, mostly as the codes that the records use. */
export interface PackageIndex {
  /** Codes of schools. Organizations above them have none. */
  readonly schools: Map<string, string>
  readonly semesters: Map<string, string>
  readonly semesterStarts: Map<string, string>
  /** Rows of academicSessions that are a semester of the records. */
  readonly isSemester: Set<string>
  readonly subjects: Map<string, string>
  readonly subjectCredits: Map<string, string>
  readonly classes: Map<string, ClassOf>
  readonly students: Map<string, string>
  readonly lecturers: Map<string, string>
  /** Students and lecturers whose role has ended or whose account is disabled. */
  readonly formerUsers: Map<string, string>
  /** Disabled students. */
  readonly disabled: Set<string>
  /** The teacher of each class. */
  readonly teachers: Map<string, string>
  readonly taken: Map<string, number>
  /** Line items whose results are final marks. */
  readonly finals: Map<string, { readonly semester: string; readonly subject: string }>
  readonly deletedItems: Set<string>
  readonly leftOut: LeftOut
  /** Lines of enrolments that have ended and whose seat in the portal is given up. */
  readonly givenUp: Set<number>
  /** Columns with Georgian texts, as `file column`. */
  readonly georgian: Set<string>
}

export const emptyIndex = (): PackageIndex => ({
  schools: new Map(),
  semesters: new Map(),
  semesterStarts: new Map(),
  isSemester: new Set(),
  subjects: new Map(),
  subjectCredits: new Map(),
  classes: new Map(),
  students: new Map(),
  lecturers: new Map(),
  formerUsers: new Map(),
  disabled: new Set(),
  teachers: new Map(),
  taken: new Map(),
  finals: new Map(),
  deletedItems: new Set(),
  leftOut: collectLeftOut(),
  givenUp: new Set(),
  georgian: new Set(),
})
