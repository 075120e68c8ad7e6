import type { GroupOutline } from '../catalogue.ts'
import type { FieldChange } from '../list-field-changes.ts'

/** A group in the form of the timetable. */
export interface TimetableGroup extends GroupOutline {
  readonly is_rotation: boolean
  readonly meetings: readonly { weekday: number; starts: string; ends: string; room: string | null }[]
  readonly dates: readonly { starts_on: string; ends_on: string }[]
}

/** A group as the catalogue plans it. */
export interface PlannedGroup extends TimetableGroup {
  readonly lecture_type_id: number
}

/** A group that an earlier import of the same source has stored. */
export interface StoredGroup extends TimetableGroup {
  readonly id: number
  readonly taken: number
  readonly is_open: boolean
  /** The times that its students registered for, while an import that closed or moved it makes them choose again. */
  readonly registered_as: unknown
  /** A seat was taken in it after that. */
  readonly has_new_seats: boolean
}

/** A stored group that differs from the catalogue. */
export interface ChangedGroup {
  readonly id: number
  readonly planned: PlannedGroup
  readonly changes: readonly FieldChange[]
  /** Students are registered in it and it meets at another time: they must choose again. */
  readonly mustChange: boolean
  /** It is again what its students registered for: they need not choose again any more. */
  readonly isRestored: boolean
  /** The times that the students of a must-change group have registered for. */
  readonly registeredAs: unknown
}
