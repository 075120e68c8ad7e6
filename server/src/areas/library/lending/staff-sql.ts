import type * as z from 'zod/mini'
import type { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { bookColumns } from '#server/books/book-columns.ts'
import { defineBookList } from '#server/books/sql.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { matchesStudent } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'
import { holdColumns, loanColumns, type Hold, type LoanRow } from '../loans/sql.ts'

type Caller = [staffID: number, operation: string]
type Reader = z.input<typeof libraryLoans.students.reply>['students'][number]
type CatalogueBook = z.input<typeof libraryLoans.books.reply>['items'][number]

interface Page<Row> {
  readonly total: number
  readonly items: Row[]
}

const readerColumns = `s.id as "studentID", s.code, s.fname_ka || ' ' || s.lname_ka as name, s.fname_en || ' ' || s.lname_en as nameeng`
const readerJson = `json_build_object('studentID', s.id, 'code', s.code, 'name', s.fname_ka || ' ' || s.lname_ka,
       'nameeng', s.fname_en || ' ' || s.lname_en) as student`
const joinStudent = (of: string) =>
  `join student s on s.id = ${of}.student_id join programme m on m.id = s.programme_id`
const isWithin = inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })
/** SQL: the student or the book is what is searched for, in lower case. */
const matchesBook = (search: string, words: string) =>
  `(${matchesStudent(search, words)} or has_text(b.title, ${search}))`

/** Active students in the caller's scope by code, in lower case, or name. */
export const findReaders = defineListQuery<Reader, [...Caller, search: string, words: string]>(
  'library.findReaders',
  `with ${heldScopes}
   select ${readerColumns} from student s join programme m on m.id = s.programme_id
   where s.is_active and $3 <> '' and ${matchesStudent('$3', '$4')} and ${isWithin}
   order by lower(s.code) = $3 desc, s.sort_name_ka, s.id limit 10`,
)

export const findReader = defineRowQuery<Reader, [...Caller, studentID: number]>(
  'library.findReader',
  `with ${heldScopes}
   select ${readerColumns} from student s join programme m on m.id = s.programme_id where s.id = $3 and ${isWithin}`,
)

/** All titles, with how many copies are free and how many students wait. */
export const listCatalogue = defineBookList<CatalogueBook>('library.listCatalogue', {
  own: 0,
  columns: `${bookColumns}, b.copies, b.copies - b.lent - b.held as free,
     (select count(*)::int from library_hold h where h.book_id = b.id and h.ended_at is null and h.ready_until is null) as waiting`,
  where: 'b.copies > 0',
})

type Shown = 'out' | 'late' | 'fines'

/** One page of loans in the caller's scope: those due first, or the latest fines first. */
export const loadLoansForStaff = defineOneRowQuery<
  Page<LoanRow & { readonly student: Reader }>,
  [...Caller, perPage: number, page: number, search: string, show: Shown, today: string, words: string]
>(
  'library.loadLoansForStaff',
  `with ${heldScopes}, found as (
     select l.*, case when $6 = 'fines' then -extract(epoch from l.closed_on) else extract(epoch from l.due_on) end as rank
     from library_loan l join book b on b.id = l.book_id ${joinStudent('l')}
     where case $6 when 'fines' then l.fine is not null and l.fine_outcome is null
         when 'late' then l.closed_on is null and l.due_on < $7 else l.closed_on is null end
       and ${matchesBook('$5', '$8')} and ${isWithin})
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_jsonb(p) - 'rank' order by p.rank, p."loanID"), '[]') from (
        select ${loanColumns}, ${readerJson}, l.rank
        from (select * from found order by rank, id limit $3 offset ($4 - 1) * $3) l
        join book b on b.id = l.book_id join student s on s.id = l.student_id) p) as items`,
)

/** One page of the copies that are kept for students in the caller's scope, then of those who wait. */
export const loadHoldsForStaff = defineOneRowQuery<
  Page<Hold & { readonly student: Reader }>,
  [...Caller, perPage: number, page: number, search: string, words: string]
>(
  'library.loadHoldsForStaff',
  `with ${heldScopes}, found as (
     select h.* from library_hold h join book b on b.id = h.book_id ${joinStudent('h')}
     where h.ended_at is null and ${matchesBook('$5', '$6')} and ${isWithin})
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_json(p) order by p.ready_until nulls last, p.created_at, p."holdID"), '[]') from (
        select ${holdColumns}, ${readerJson}
        from (
          select * from found order by ready_until nulls last, created_at, id limit $3 offset ($4 - 1) * $3) h
        join book b on b.id = h.book_id join student s on s.id = h.student_id) p) as items`,
)

/** The loan that this member of staff has made with this attempt. */
export const findLoanByKey = defineRowQuery<
  { readonly loanID: number; readonly studentID: number; readonly bookID: number },
  [staffID: number, key: string]
>(
  'library.findLoanByKey',
  `select id as "loanID", student_id as "studentID", book_id as "bookID" from library_loan
   where staff_member_id = $1 and key = $2`,
)

export const insertLoan = defineOneRowQuery<
  { readonly loanID: number },
  [studentID: number, bookID: number, today: string, dueOn: string, staffID: number, key: string | null]
>(
  'library.insertLoan',
  `insert into library_loan (student_id, book_id, lent_on, due_on, staff_member_id, key) values ($1, $2, $3, $4, $5, $6)
   returning id as "loanID"`,
)

interface LockedLoan {
  readonly studentID: number
  readonly bookID: number
}

/** A loan in the caller's scope, which no other transaction changes until this one ends. */
export const lockLoanForStaff = defineRowQuery<LockedLoan, [...Caller, loanID: number]>(
  'library.lockLoanForStaff',
  `with ${heldScopes}
   select l.student_id as "studentID", l.book_id as "bookID"
   from library_loan l ${joinStudent('l')} where l.id = $3 and ${isWithin} for update of l`,
)

interface Closing {
  readonly isLost: boolean
  readonly fine: string | null
  readonly reason: string | null
}

const closeRow = defineRowQuery<
  object,
  [loanID: number, today: string, isLost: boolean, fine: string | null, reason: string | null]
>(
  'library.closeLoan',
  'update library_loan set closed_on = $2, is_lost = $3, fine = $4, fine_reason = $5 where id = $1',
)

/** The student no longer has the book: what they owe is fixed. */
export const closeLoan = (
  db: Parameters<typeof closeRow>[0],
  loanID: number,
  today: string,
  { isLost, fine, reason }: Closing,
) => closeRow(db, loanID, today, isLost, fine, reason)

/** The student has the book again, as before. */
export const reopenLoan = defineRowQuery<object, [loanID: number]>(
  'library.reopenLoan',
  'update library_loan set is_lost = false, fine = null, fine_reason = null, closed_on = null where id = $1',
)

export const changeCopies = defineRowQuery<object, [bookID: number, by: number]>(
  'library.changeCopies',
  'update book set copies = copies + $2 where id = $1',
)

export const settleFineRow = defineRowQuery<
  object,
  [loanID: number, outcome: 'paid' | 'waived', reason: string | null]
>(
  'library.settleFine',
  'update library_loan set fine_outcome = $2, fine_reason = coalesce($3, fine_reason) where id = $1',
)

export const findHoldForStaff = defineRowQuery<
  { readonly studentID: number; readonly bookID: number },
  [...Caller, holdID: number]
>(
  'library.findHoldForStaff',
  `with ${heldScopes}
   select h.student_id as "studentID", h.book_id as "bookID"
   from library_hold h ${joinStudent('h')} where h.id = $3 and h.ended_at is null and ${isWithin}`,
)
