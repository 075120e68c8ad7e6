import type { Phrase } from '#rules/text/locale.ts'
import type { Refused } from './refused.ts'

/** The subject of a change, in the names that `take_seats` reads. */
export interface ChangedSeats {
  readonly action: 'registered' | 'changed' | 'cancelled'
  readonly subject: number | null
  readonly module: number | null
  readonly programme: number | null
  readonly groups: readonly number[]
  /** The registration that is changed or cancelled. */
  readonly registration: number | null
}

/** Seats to be taken, changed or given up. */
export interface TakenSeats extends ChangedSeats {
  readonly kind: 'seats'
}

/** A refusal: nothing is done but to leave its receipt. */
export interface RefusedSeats extends ChangedSeats, Refused {
  readonly kind: 'refused'
}

/** The changes to commit for a request; nothing if the student has exactly these seats already. */
export type SeatChange = TakenSeats | RefusedSeats | { readonly kind: 'held'; readonly registration: number }

/** A field that contradicts the groups of the request: it is answered without a receipt. */
export interface FieldContradiction {
  readonly kind: 'field'
  readonly field: 'newSubjectID' | 'preRegID'
  readonly phrase: Phrase
}
