import type * as z from 'zod/mini'
import type { demandRow, programmeRow, studentRow, subjectRow } from './rows.ts'

/** The programme and the module that the students and subjects of a catalogue belong to (programme.csv). */
export type CatalogueProgramme = z.output<typeof programmeRow>

/** One subject of a catalogue (subjects.csv). */
export type CatalogueSubject = z.output<typeof subjectRow>

/** One student of a catalogue (students.csv). */
export type CatalogueStudent = z.output<typeof studentRow> & { readonly line: number }

/** One subject that a student requests (demand.csv). */
export type CatalogueDemand = z.output<typeof demandRow> & { readonly line: number }

/** Fields that a group has both in the files and in the timetable. */
export interface GroupOutline {
  readonly group_code: string
  readonly subject_code: string
  readonly config: number
  readonly part: number
  readonly parent_group_code: string | null
  readonly capacity: number
}

/** One group of a catalogue (groups.csv). */
export interface CatalogueGroup extends GroupOutline {
  /** Monday is 1. */
  readonly weekdays: readonly number[]
  readonly start: string
  readonly end: string
  /** Weeks of the term from 0, first and last; empty when the group meets in every week. */
  readonly weeks: readonly { readonly first: number; readonly last: number }[]
  readonly termWeeks: number
  readonly room: string | null
}

export interface Catalogue {
  /** Null when the files have none: an earlier import has stored it. */
  readonly programme: CatalogueProgramme | null
  readonly subjects: readonly CatalogueSubject[]
  readonly groups: readonly CatalogueGroup[]
  readonly students: readonly CatalogueStudent[]
  readonly demand: readonly CatalogueDemand[]
}
