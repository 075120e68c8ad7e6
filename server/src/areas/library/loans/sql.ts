import type * as z from 'zod/mini'
import type { hold, loan } from '#contract/rows/loan-row.ts'
import { bookJson } from '#server/books/book-columns.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

export type Loan = z.input<typeof loan>
export type Hold = z.input<typeof hold>

/** A loan as its row has it: the fine of a book that is out is not computed yet. */
export type LoanRow = Omit<Loan, 'fine_state'> & {
  readonly fine_outcome: 'paid' | 'waived' | 'refunded' | null
}

/** SQL: the loan `l` of the book `b`. */
export const loanColumns = `l.id as "loanID", ${bookJson} as book, l.lent_on, l.due_on, l.renewals, l.renewed_on,
     exists (select from library_hold w where w.book_id = l.book_id and w.ended_at is null and w.ready_until is null
       and w.student_id <> l.student_id) as is_wanted,
     case when l.closed_on is null then 'lent' when l.is_lost then 'lost' else 'returned' end as status, l.closed_on,
     l.fine::text as fine, l.fine_outcome, l.fine_reason,
     coalesce(l.fine_order_id, (
       select o.id from payment_order o
       where o.purpose = 'library_fine' and o.purpose_id = l.id and o.state = 'processing' and l.fine_outcome is null))
       as "fine_orderID"`

/** SQL: the hold `h` of the book `b`. */
export const holdColumns = `h.id as "holdID", ${bookJson} as book,
     case when h.ready_until is null then 'waiting' else 'ready' end as status,
     case when h.ready_until is null then (
       select count(*)::int from library_hold w where w.book_id = h.book_id and w.ended_at is null and w.ready_until is null
         and (w.created_at, w.id) <= (h.created_at, h.id)) end as place,
     h.ready_until, h.created_at`

const maxClosed = 20

/** A student's loans, those due first, the latest returned ones, and every one with an open fine. */
export const listLoans = defineListQuery<LoanRow, [studentID: number]>(
  'library.listLoans',
  `select ${loanColumns} from library_loan l join book b on b.id = l.book_id
   where l.student_id = $1 and (l.closed_on is null or (l.fine is not null and l.fine_outcome is null) or l.id in (
     select id from library_loan where student_id = $1 and closed_on is not null
     order by closed_on desc, id desc limit ${maxClosed}))
   order by l.closed_on is not null, l.closed_on desc, l.due_on, l.id`,
)

export const listHolds = defineListQuery<Hold, [studentID: number]>(
  'library.listHolds',
  `select ${holdColumns} from library_hold h join book b on b.id = h.book_id
   where h.student_id = $1 and h.ended_at is null order by h.ready_until nulls last, h.created_at, h.id`,
)

export const loadLoan = defineOneRowQuery<LoanRow, [loanID: number]>(
  'library.loadLoan',
  `select ${loanColumns} from library_loan l join book b on b.id = l.book_id where l.id = $1`,
)

export const loadHold = defineOneRowQuery<Hold, [holdID: number]>(
  'library.loadHold',
  `select ${holdColumns} from library_hold h join book b on b.id = h.book_id where h.id = $1`,
)

/** The student's own loan, which no other transaction changes until this one ends. */
export const lockOwnLoan = defineRowQuery<
  { readonly loanID: number; readonly bookID: number },
  [studentID: number, loanID: number]
>(
  'library.lockOwnLoan',
  `select id as "loanID", book_id as "bookID" from library_loan where id = $2 and student_id = $1 for update`,
)

interface LockedBook {
  readonly title: string
  readonly copies: number
  readonly free: number
}

/** Locks a book, so that its copies are given out one after the other; all changes of loans and holds begin with it. */
export const lockBook = defineRowQuery<LockedBook, [bookID: number]>(
  'library.lockBook',
  'select title, copies, copies - lent - held as free from book where id = $1 for no key update',
)

export const saveRenewal = defineRowQuery<object, [loanID: number, dueOn: string, today: string]>(
  'library.saveRenewal',
  'update library_loan set due_on = $2, renewed_on = $3, renewals = renewals + 1 where id = $1',
)

interface OwnBooks {
  readonly holdID: number | null
  readonly holds: number
  readonly loans: number
  readonly hasLoan: boolean
}

/** A student's loans and requests, and their state for this book. */
export const loadOwnBooks = defineOneRowQuery<OwnBooks, [studentID: number, bookID: number]>(
  'library.loadOwnBooks',
  `select
     (select id from library_hold where student_id = $1 and book_id = $2 and ended_at is null) as "holdID",
     (select count(*)::int from library_hold where student_id = $1 and ended_at is null) as holds,
     (select count(*)::int from library_loan where student_id = $1 and closed_on is null) as loans,
     exists (select from library_loan where student_id = $1 and book_id = $2 and closed_on is null) as "hasLoan"`,
)

/** `readyUntil`: the copy is kept at once; null: the student waits. */
export const insertHold = defineOneRowQuery<
  { readonly holdID: number },
  [studentID: number, bookID: number, readyUntil: string | null]
>(
  'library.insertHold',
  `insert into library_hold (student_id, book_id, ready_until) values ($1, $2, $3) returning id as "holdID"`,
)

/** The book of a hold of the student; it may have ended. */
export const findOwnHold = defineRowQuery<{ readonly bookID: number }, [studentID: number, holdID: number]>(
  'library.findOwnHold',
  'select book_id as "bookID" from library_hold where id = $2 and student_id = $1',
)

export const endHold = defineRowQuery<object, [holdID: number, outcome: 'lent' | 'cancelled']>(
  'library.endHold',
  'update library_hold set ended_at = now(), outcome = $2 where id = $1 and ended_at is null',
)

/** Holds the free copies of a book for those who wait for it. */
export const keepFreeCopies = defineRowQuery<object, [bookID: number]>(
  'library.keepFreeCopies',
  'select keep_free_copies($1::int)',
)

/** Ends the holds whose copies were not taken in time; returns for how many books. */
/** Reminds students of books that are due soon. */
export const remindOfLoans = defineOneRowQuery<{ readonly loans: number }>(
  'library.remindOfLoans',
  'select remind_of_loans() as loans',
)

export const expireHolds = defineOneRowQuery<{ readonly books: number }>(
  'library.expireHolds',
  'select expire_holds() as books',
)
