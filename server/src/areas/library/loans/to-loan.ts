import { computeFine } from '#rules/library/fine.ts'
import type { LibraryTerms } from '#rules/library/library-terms.ts'
import type { Loan, LoanRow } from './sql.ts'

interface LibraryDay {
  readonly terms: LibraryTerms
  readonly today: string
}

/** A loan with its fine: of a book that is out it is what giving it back today would cost. */
export const toLoan = (
  { fine_outcome, ...row }: LoanRow,
  { today, terms }: LibraryDay,
): Omit<LoanRow, 'fine_outcome'> & Pick<Loan, 'fine_state'> => {
  const fine = row.status === 'lent' ? computeFine(row.due_on, today, terms) : row.fine
  const state = row.status === 'lent' ? 'growing' : (fine_outcome ?? 'open')
  return { ...row, fine, fine_state: fine === null ? null : state }
}
