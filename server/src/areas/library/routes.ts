import type { library } from '#contract/campus/library.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { isLeftOut } from '#server/http/student-view/view-parts.ts'
import { words as httpWords } from '#server/http/words.ts'
import { toOrderKey } from '#server/payments/to-order-key.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelHold } from './loans/cancel-hold.ts'
import { holdBook } from './loans/hold-book.ts'
import { renewLoan } from './loans/renew-loan.ts'
import { findOwnHold, listHolds, listLoans } from './loans/sql.ts'
import { toLoan } from './loans/to-loan.ts'
import { payFine } from './fines/pay-fine.ts'
import { loadAccountFacts } from './fines/sql.ts'
import { orderScan } from './order-scan.ts'
import { findScan, listLibraryBooks, loadLibraryDay, loadOrders } from './sql.ts'

const perPage = 20

/** The library, for its readers. */
export const routes: Routes<typeof library> = {
  orders: async ({ db, student, query: { page } }) => ({
    ...(await loadOrders(db, student.studentID, perPage, page)),
    page,
    perPage,
  }),
  books: async ({ db, student, query }) => {
    const found = await listLibraryBooks(db, query, student.studentID, query.free === '1')
    return isLeftOut(student, 'loans')
      ? {
          ...found,
          items: found.items.map((book) => ({
            ...book,
            is_own: false,
            loan_due: null,
            kept_until: null,
          })),
        }
      : found
  },
  order: ({ db, student, body, request }) => orderScan(db, student.studentID, readAttemptKey(request), body),
  cancel: ({ db, student, params }) => cancelOrder(db, student.studentID, params.id),
  scan: async ({ db, student, params }) =>
    requireFound(await findScan(db, student.studentID, params.id), httpWords.notFound),
  loans: async ({ db, student }) => {
    const { studentID } = student
    const [loans, holds, day, account] = await Promise.all([
      listLoans(db, studentID),
      listHolds(db, studentID),
      loadLibraryDay(db),
      loadAccountFacts(db, studentID),
    ])
    const fines = isLeftOut(student, 'money') ? null : account.fines
    return { loans: loans.map((each) => toLoan(each, day)), holds, ...day, ...account, fines }
  },
  renew: ({ db, student, params }) => renewLoan(db, student.studentID, params.id),
  payFine: ({ db, student, params, body, locale, request }) =>
    payFine(db, student.studentID, {
      loanID: params.id,
      key: toOrderKey(body.idempotency_key ?? readAttemptKey(request)),
      locale,
    }),
  hold: ({ db, student, body }) => holdBook(db, student.studentID, body.bookID),
  cancelHold: ({ db, student, params }) =>
    db.transaction<'ok'>(async (tx) => {
      const hold = await findOwnHold(tx, student.studentID, params.id)
      await cancelHold(tx, params.id, requireFound(hold, httpWords.notFound).bookID)
      return 'ok'
    }),
}
