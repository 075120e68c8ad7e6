import type { ClosedDays } from './open-days.ts'

/** How long and how often the library lends; amounts are decimals with two places. */
export interface LibraryTerms extends ClosedDays {
  readonly loan_days: number
  /** How often a loan can be renewed. */
  readonly renewals: number
  /** How many books a student can have at a time. */
  readonly loans: number
  /** How many books a student can hold or wait for at a time. */
  readonly holds: number
  /** For how many days a copy is kept for a student who has asked for it. */
  readonly hold_days: number
  /** How many scan orders of a student can wait at a time. */
  readonly open_orders: number
  readonly fine_per_day: string
  readonly fine_max: string
  readonly currency: string
  /** Open fines of so much block borrowing, renewing and reserving; null blocks nothing. */
  readonly fine_limit: string | null
}
