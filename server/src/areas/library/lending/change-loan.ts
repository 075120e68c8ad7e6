import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { loadLoan, lockBook, type Loan } from '../loans/sql.ts'
import { toLoan } from '../loans/to-loan.ts'
import { loadLibraryDay } from '../sql.ts'
import { lockLoanForStaff } from './staff-sql.ts'

/** The facts that decide a change of a loan; both rows are locked. */
interface LockedLoan {
  readonly loan: Loan
  readonly bookID: number
  readonly today: string
  /** Copies of the book that nobody has and nobody has asked for. */
  readonly free: number
}

const toAudited = ({ book, status, due_on, closed_on, fine, fine_state, fine_reason }: Loan) => ({
  title: book.title,
  status,
  due_on,
  closed_on,
  // A fine that grows is in no row.
  ...(fine_state !== 'growing' && { fine, fine_state, fine_reason }),
})

/**
 * Changes a loan in the caller's scope, with its row of the audit. `change` writes, or returns false if there is nothing to
 * change, as when a return is sent twice. Refuses with 404 outside the scope.
 */
export const changeLoan = (
  db: Database,
  actor: StaffActor,
  loanID: number,
  change: (tx: Connection, locked: LockedLoan) => Promise<boolean>,
): Promise<Loan> =>
  db.transaction(async (tx) => {
    const found = await lockLoanForStaff(tx, actor.staffID, actor.operation, loanID)
    const { bookID, studentID } = requireFound(found, httpWords.notFound)
    const { free } = (await lockBook(tx, bookID))!
    const day = await loadLibraryDay(tx)
    const loan = toLoan(await loadLoan(tx, loanID), day)
    if (!(await change(tx, { loan, bookID, free, today: day.today }))) return loan
    const changed = toLoan(await loadLoan(tx, loanID), day)
    await recordAudit(tx, actor, {
      entity: 'library_loan',
      entityID: loanID,
      studentID,
      before: toAudited(loan),
      after: toAudited(changed),
    })
    return changed
  })
