import { getDueDate } from '#rules/library/renewal.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { requireNoBlock } from '../fines/require-no-block.ts'
import { endHold, loadHold, loadLoan, loadOwnBooks, lockBook, type Loan } from '../loans/sql.ts'
import { toLoan } from '../loans/to-loan.ts'
import { loadLibraryDay } from '../sql.ts'
import { words } from '../words.ts'
import { findLoanByKey, findReader, insertLoan } from './staff-sql.ts'

interface Lending {
  readonly studentID: number
  readonly bookID: number
}

/**
 * Lends a copy: the one that is kept for the student, or a free one. A repeated attempt is the same loan. Refuses with
 * 404 a student outside the caller's scope, with 409 a book that the student has, too many, and one without a free copy.
 */
export const lendBook = (
  db: Database,
  actor: StaffActor,
  key: string | null,
  { studentID, bookID }: Lending,
): Promise<Loan> =>
  db.transaction(async (tx) => {
    requireFound(await findReader(tx, actor.staffID, actor.operation, studentID), httpWords.notFound)
    await lockStudent(tx, studentID)
    const day = await loadLibraryDay(tx)
    const known = key === null ? undefined : await findLoanByKey(tx, actor.staffID, key)
    if (known !== undefined) {
      if (known.studentID !== studentID || known.bookID !== bookID)
        throw new Refusal(httpWords.keyAlreadyUsed)
      return toLoan(await loadLoan(tx, known.loanID), day)
    }
    const { title, free } = requireFound(await lockBook(tx, bookID), words.bookUnknown)
    const own = await loadOwnBooks(tx, studentID, bookID)
    const { terms, today } = day
    if (own.hasLoan) throw new Refusal(words.alreadyLent, { title })
    await requireNoBlock(tx, studentID, terms, words.readerBlocked)
    if (own.loans >= terms.loans) throw new Refusal(words.tooManyLoans, { count: terms.loans })
    const hold = own.holdID === null ? null : await loadHold(tx, own.holdID)
    if (hold?.status !== 'ready' && free <= 0) throw new Refusal(words.noFreeCopy, { title })
    if (hold !== null) await endHold(tx, hold.holdID, 'lent')
    const dueOn = getDueDate(today, terms)
    const { loanID } = await insertLoan(tx, studentID, bookID, today, dueOn, actor.staffID, key)
    await recordAudit(tx, actor, {
      entity: 'library_loan',
      entityID: loanID,
      studentID,
      before: null,
      after: { title, due_on: dueOn },
    })
    return toLoan(await loadLoan(tx, loanID), day)
  })
