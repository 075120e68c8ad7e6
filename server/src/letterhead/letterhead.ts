import type { University } from './university.ts'

/** What a letter was headed and signed with when it was issued. */
export interface Letterhead {
  readonly university: University
  /** A data URL, or empty. */
  readonly logo: string
}
