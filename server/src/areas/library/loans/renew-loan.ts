import { findRenewalRefusal, getDueDate, type RenewalRefusal } from '#rules/library/renewal.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal, type RefusalPhrase } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { requireNoBlock } from '../fines/require-no-block.ts'
import { loadLibraryDay } from '../sql.ts'
import { words } from '../words.ts'
import { loadLoan, lockBook, lockOwnLoan, saveRenewal, type Loan } from './sql.ts'
import { toLoan } from './to-loan.ts'

const refusals: Readonly<Record<RenewalRefusal, RefusalPhrase>> = {
  closed: words.loanClosed,
  late: words.loanLate,
  wanted: words.loanWanted,
  too_often: words.renewedTooOften,
  too_early: words.renewedTooEarly,
}

/**
 * Renews the student's own loan from today on; once more on the same day is the same. Refuses with 409 what the rule
 * does not allow, by its reason.
 */
export const renewLoan = (db: Database, studentID: number, loanID: number): Promise<Loan> =>
  db.transaction(async (tx) => {
    const { bookID } = requireFound(await lockOwnLoan(tx, studentID, loanID), httpWords.notFound)
    // Nobody joins the queue meanwhile.
    const { title } = (await lockBook(tx, bookID))!
    const day = await loadLibraryDay(tx)
    const loan = await loadLoan(tx, loanID)
    const dueOn = getDueDate(day.today, day.terms)
    const isRepeated = loan.status === 'lent' && loan.renewed_on === day.today && loan.due_on === dueOn
    if (isRepeated) return toLoan(loan, day)
    await requireNoBlock(tx, studentID, day.terms, words.finesBlock)
    const refusal = findRenewalRefusal(loan, day.today, day.terms)
    if (refusal !== null) throw new Refusal(refusals[refusal], { title, count: day.terms.renewals })
    await saveRenewal(tx, loanID, dueOn, day.today)
    return toLoan(await loadLoan(tx, loanID), day)
  })
