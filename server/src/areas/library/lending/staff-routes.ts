import type { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { toWords } from '#server/staff-lists/to-words.ts'
import { cancelHold } from '../loans/cancel-hold.ts'
import { holdBookIn } from '../loans/hold-book.ts'
import { keepFreeCopies, listHolds, listLoans } from '../loans/sql.ts'
import { toLoan } from '../loans/to-loan.ts'
import { loadLibraryDay } from '../sql.ts'
import { fieldWords, words } from '../words.ts'
import { settleInLibrary } from '../fines/settle-in-library.ts'
import { changeLoan } from './change-loan.ts'
import { lendBook } from './lend-book.ts'
import {
  changeCopies,
  closeLoan,
  findHoldForStaff,
  findReader,
  findReaders,
  listCatalogue,
  loadHoldsForStaff,
  loadLoansForStaff,
  reopenLoan,
  settleFineRow,
} from './staff-sql.ts'

const perPage = 20

const readerPhrases = {
  hasLoan: words.alreadyLent,
  blocked: words.readerCannotHold,
  tooMany: words.tooManyReaderHolds,
}

/** Lending, returns, fines and holds. */
export const staffRoutes: Routes<typeof libraryLoans> = {
  students: async ({ db, staff, query: { search = '' } }) => ({
    students: await findReaders(db, staff.staffID, staff.operation, search.toLowerCase(), toWords(search)),
  }),
  student: async ({ db, staff, params: { id } }) => {
    const student = requireFound(await findReader(db, staff.staffID, staff.operation, id), httpWords.notFound)
    const [loans, holds, day] = await Promise.all([listLoans(db, id), listHolds(db, id), loadLibraryDay(db)])
    return { student, loans: loans.map((each) => toLoan(each, day)), holds, ...day }
  },
  books: ({ db, query }) => listCatalogue(db, query),
  loans: async ({ db, staff, query: { page, search = '', show = 'out' } }) => {
    const day = await loadLibraryDay(db)
    const { staffID, operation } = staff
    const found = await loadLoansForStaff(
      db,
      staffID,
      operation,
      perPage,
      page,
      search.toLowerCase(),
      show,
      day.today,
      toWords(search),
    )
    const items = found.items.map(({ student, ...row }) => ({ ...toLoan(row, day), student }))
    return { total: found.total, items, page, perPage, ...day }
  },
  holds: async ({ db, staff, query: { page, search = '' } }) => ({
    ...(await loadHoldsForStaff(
      db,
      staff.staffID,
      staff.operation,
      perPage,
      page,
      search.toLowerCase(),
      toWords(search),
    )),
    page,
    perPage,
  }),
  lend: ({ db, staff, body, request }) =>
    lendBook(db, toActor(staff, request), readAttemptKey(request), body),
  returnBook: ({ db, staff, params, request }) =>
    changeLoan(db, toActor(staff, request), params.id, async (tx, { loan, bookID, today }) => {
      if (loan.status === 'lost') throw new Refusal(words.loanClosed)
      if (loan.status === 'returned') return false
      await closeLoan(tx, params.id, today, { isLost: false, fine: loan.fine, reason: null })
      await keepFreeCopies(tx, bookID)
      return true
    }),
  reopen: ({ db, staff, params, request }) => {
    const actor = toActor(staff, request)
    return settleInLibrary(db, actor, params.id, () =>
      changeLoan(db, actor, params.id, async (tx, { loan, bookID, today, free }) => {
        if (loan.status === 'lent') return false
        const isSettled = loan.fine_state !== null && loan.fine_state !== 'open'
        const isTaken = loan.status === 'returned' && free <= 0
        if (loan.closed_on !== today || isSettled || isTaken) throw new Refusal(words.cannotReopen)
        if (loan.status === 'lost') await changeCopies(tx, bookID, 1)
        await reopenLoan(tx, params.id)
        return true
      }),
    )
  },
  lose: ({ db, staff, params, body, request }) =>
    changeLoan(db, toActor(staff, request), params.id, async (tx, { loan, bookID, today }) => {
      if (loan.status === 'returned') throw new Refusal(words.loanClosed)
      if (loan.status === 'lost') return false
      await closeLoan(tx, params.id, today, { isLost: true, fine: body.amount, reason: body.reason })
      // The copy is no longer there to lend.
      await changeCopies(tx, bookID, -1)
      return true
    }),
  settleFine: ({ db, staff, params, body: { outcome, reason = null }, request }) => {
    const actor = toActor(staff, request)
    return settleInLibrary(db, actor, params.id, () =>
      changeLoan(db, actor, params.id, async (tx, { loan }) => {
        if (outcome === 'waived' && reason === null)
          throw new FieldRefusal({ reason: [{ phrase: fieldWords.reasonMissing }] })
        // Who takes the money must know that the bank has taken it already.
        if (loan.fine_state === 'paid' && loan.fine_orderID !== null)
          throw new Refusal(words.finePaidOnline, { order: loan.fine_orderID })
        if (loan.fine_state === outcome) return false
        if (loan.fine_state !== 'open') throw new Refusal(words.noFine)
        await settleFineRow(tx, params.id, outcome, reason)
        return true
      }),
    )
  },
  hold: ({ db, staff, body: { studentID, bookID }, request }) =>
    db.transaction(async (tx) => {
      const { staffID, operation } = staff
      requireFound(await findReader(tx, staffID, operation, studentID), httpWords.notFound)
      return holdBookIn(tx, studentID, bookID, readerPhrases, (holdID, title) =>
        recordAudit(tx, toActor(staff, request), {
          entity: 'library_hold',
          entityID: holdID,
          studentID,
          before: null,
          after: { bookID, title },
        }),
      )
    }),
  releaseHold: ({ db, staff, params, request }) =>
    db.transaction<'ok'>(async (tx) => {
      const { staffID, operation } = staff
      const found = await findHoldForStaff(tx, staffID, operation, params.id)
      const { studentID, bookID } = requireFound(found, httpWords.notFound)
      await cancelHold(tx, params.id, bookID)
      await recordAudit(tx, toActor(staff, request), {
        entity: 'library_hold',
        entityID: params.id,
        studentID,
        before: { bookID },
        after: null,
      })
      return 'ok'
    }),
}
