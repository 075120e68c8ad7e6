import { toAmount, toMinorUnits } from '../finance/money.ts'
import type { LibraryTerms } from './library-terms.ts'
import { countOpenDays, findOpenDay, type ClosedDays } from './open-days.ts'

/**
 * The fine for a book that was due on one day (Y-m-d) and is returned, or still out, on another: an amount for each late
 * day on which the library was open, up to the maximum. A book that was due on a closed day can be returned on the next open
 * one. Null if it is not late.
 */
export const computeFine = (
  dueOn: string,
  today: string,
  { fine_per_day, fine_max, ...closed }: Pick<LibraryTerms, 'fine_per_day' | 'fine_max'> & ClosedDays,
): string | null => {
  const days = countOpenDays(findOpenDay(dueOn, closed), today, closed)
  if (days <= 0) return null
  const [fine, max] = [toMinorUnits(fine_per_day) * BigInt(days), toMinorUnits(fine_max)]
  const owed = fine < max ? fine : max
  return owed === 0n ? null : toAmount(owed)
}
