/** One subject of a catalogue (subjects.csv). */
export interface CatalogueSubject {
  readonly line: number
  readonly subject_code: string
}

interface Group {
  readonly group_code: string
  readonly subject_code: string
  readonly config: number
  readonly part: number
  readonly parent_group_code: string | null
  readonly capacity: number
}

/** One group of a catalogue (groups.csv). */
export interface CatalogueGroup extends Group {
  readonly line: number
  /** Monday is 1. */
  readonly weekdays: readonly number[]
  readonly start: string
  readonly end: string
  /** Weeks of the term from 0, first and last; empty when the group meets in every week. */
  readonly weeks: readonly { readonly first: number; readonly last: number }[]
  readonly termWeeks: number
  readonly room: string | null
}

/** One subject that a student asks for (demand.csv). */
export interface CatalogueDemand {
  readonly line: number
  readonly student_code: string
  readonly subject_code: string
}

export interface Catalogue {
  readonly subjects: readonly CatalogueSubject[]
  readonly groups: readonly CatalogueGroup[]
  readonly demand: readonly CatalogueDemand[]
}

/** A row that cannot be imported: where it is and why. */
export interface BadRow {
  readonly file: string
  readonly line: number
  readonly reason: string
}

interface TimetableGroup extends Group {
  readonly is_rotation: boolean
  readonly meetings: readonly { weekday: number; starts: string; ends: string; room: string | null }[]
  readonly dates: readonly { starts_on: string; ends_on: string }[]
}

/** A group in the form of the timetable. */
export interface PlannedGroup extends TimetableGroup {
  readonly lecture_type_id: number
}

/** A stored group that differs from the catalogue, with the names of the fields that differ. */
export interface ChangedGroup {
  readonly id: number
  readonly planned: PlannedGroup
  readonly what: readonly string[]
  /** Students are registered in it and it meets at another time: they must choose again. */
  readonly mustChange: boolean
}

/** A group that an earlier import of the same source has stored. */
export interface StoredGroup extends TimetableGroup {
  readonly id: number
  readonly taken: number
  readonly is_open: boolean
}
