import type { Subject } from '../catalogue/catalogue.ts'

/** A weekly meeting that starts on the hour and lasts this many times 50 minutes with the breaks between. */
export interface Meeting {
  readonly weekday: number
  readonly hour: number
  readonly hours: number
  readonly roomID: number | null
}

/** Weeks of the semester from 1, both included. */
export type Weeks = readonly [number, number]

export interface Group {
  readonly id: number
  readonly subject: Subject
  readonly code: string
  readonly lectureTypeID: 1 | 2 | 7 | 9 | 11 | 12
  readonly config: number
  readonly part: number
  readonly parent: Group | null
  readonly lecturerID: number | null
  readonly meetings: readonly Meeting[]
  /** Only a rotation has weeks of its own. */
  readonly rotation: { readonly weeks: readonly Weeks[]; readonly ka: string; readonly en: string } | null
  capacity: number
  taken: number
}

/** A linked set: one group of every part. */
export type GroupSet = readonly Group[]

/** Each hour of the meetings as one number. */
export const countHours = ({ weekday, hour, hours }: Pick<Meeting, 'weekday' | 'hour' | 'hours'>): number[] =>
  Array.from({ length: hours }, (_, index) => weekday * 24 + hour + index)
