import { addDays } from '../time/clock.ts'
import type { LibraryTerms } from './library-terms.ts'
import { findOpenDay, type ClosedDays } from './open-days.ts'

interface RenewedLoan {
  readonly status: 'lent' | 'returned' | 'lost'
  /** Y-m-d. */
  readonly due_on: string
  readonly renewals: number
  /** Others wait for the book. */
  readonly is_wanted: boolean
}

/** Why a loan cannot be renewed. */
export type RenewalRefusal = 'closed' | 'late' | 'wanted' | 'too_often' | 'too_early'

/** The due date of a loan that begins or is renewed on this day, moved to a day on which the library is open. */
export const getDueDate = (
  today: string,
  { loan_days, ...closed }: Pick<LibraryTerms, 'loan_days'> & ClosedDays,
): string => findOpenDay(addDays(today, loan_days), closed)

/** Whether a loan can be renewed on this day (Y-m-d); if not, why, the reason that lasts longest first. */
export const findRenewalRefusal = (
  { status, due_on, renewals, is_wanted }: RenewedLoan,
  today: string,
  terms: Pick<LibraryTerms, 'loan_days' | 'renewals'> & ClosedDays,
): RenewalRefusal | null => {
  if (status !== 'lent') return 'closed'
  if (findOpenDay(due_on, terms) < today) return 'late'
  if (renewals >= terms.renewals) return 'too_often'
  if (is_wanted) return 'wanted'
  // A renewal counts from the day itself and must gain a day.
  return getDueDate(today, terms) <= due_on ? 'too_early' : null
}
