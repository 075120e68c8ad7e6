import type { University } from './university.ts'

/** Letterhead and signatory of a letter at the time of issue. */
export interface Letterhead {
  readonly university: University
  /** A data URL, or empty. */
  readonly logo: string
}
