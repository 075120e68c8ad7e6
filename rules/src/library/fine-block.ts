import { toAmount, toMinorUnits } from '../finance/money.ts'
import type { LibraryTerms } from './library-terms.ts'

interface FinedLoan {
  /** A decimal with two places. */
  readonly fine: string | null
  /** A fine that grows can be paid once the book is back, so it blocks nothing yet. */
  readonly fine_state: 'growing' | 'open' | 'paid' | 'waived' | 'refunded' | null
}

/** The sum of the fines that can be paid. */
export const sumOpenFines = (loans: readonly FinedLoan[]): string =>
  toAmount(
    loans.reduce(
      (sum, { fine, fine_state }) => (fine_state === 'open' ? sum + toMinorUnits(fine ?? '0') : sum),
      0n,
    ),
  )

/** Whether open fines of this sum keep the student from borrowing, renewing and reserving. */
export const isBlockedByFines = (
  openFines: string,
  { fine_limit }: Pick<LibraryTerms, 'fine_limit'>,
): boolean =>
  fine_limit !== null && toMinorUnits(openFines) > 0n && toMinorUnits(openFines) >= toMinorUnits(fine_limit)
