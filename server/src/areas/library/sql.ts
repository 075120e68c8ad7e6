import type * as z from 'zod/mini'
import type { library } from '#contract/campus/library.ts'
import type { LibraryTerms } from '#rules/library/library-terms.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'
import { bookColumns, bookJson } from '#server/books/book-columns.ts'
import { defineBookList } from '#server/books/sql.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import { today } from '#server/time-zone/sql.ts'

type Orders = z.input<typeof library.orders.reply>
export type Order = Orders['items'][number]
type LibraryBook = z.input<typeof library.books.reply>['items'][number]

interface LibraryDay {
  readonly terms: LibraryTerms
  /** Y-m-d, at the university. */
  readonly today: string
}

/** The library's terms with its holidays, and today's date at the university. */
export const loadLibraryDay = defineOneRowQuery<LibraryDay>(
  'library.loadDay',
  `select (select value from setting where name = 'library_terms') || jsonb_build_object('closed_days', (
       select coalesce(jsonb_agg(h.day order by h.day), '[]') from holiday h
       where h.day between ${today} - 400 and ${today} + 400)) as terms,
     ${today} as today`,
)

/** The books that the library has, with how many can be taken now. */
export const listLibraryBooks = defineBookList<LibraryBook, [studentID: number, onlyFree: boolean]>(
  'library.listBooks',
  {
    own: 2,
    columns: `${bookColumns}, b.copies, b.copies - b.lent - b.held as free,
     exists (select from library_loan l where l.student_id = $1 and l.book_id = b.id and l.closed_on is null)
       or exists (select from library_hold h where h.student_id = $1 and h.book_id = b.id and h.ended_at is null) as is_own,
     (select l.due_on from library_loan l where l.student_id = $1 and l.book_id = b.id and l.closed_on is null limit 1) as loan_due,
     (select h.ready_until from library_hold h where h.student_id = $1 and h.book_id = b.id and h.ended_at is null limit 1) as kept_until`,
    // The student does not decide which books are listed.
    where: 'b.copies > 0 and $1::int is not null and (not $2::boolean or b.copies > b.lent + b.held)',
  },
)

/** SQL: the file of the order `o`. */
export const scanFile = `(
       select json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size)
       from stored_file f where f.id = o.file_id)`
const orderJson = `json_build_object('orderID', o.id, 'book', ${bookJson}, 'first_page', o.first_page,
       'last_page', o.last_page, 'status', o.status, 'reason', o.reason, 'file', ${scanFile}, 'created_at', o.created_at)`

/** One page of the student's scan orders, newest first. */
export const loadOrders = defineOneRowQuery<
  Pick<Orders, 'items' | 'total'>,
  [studentID: number, perPage: number, page: number]
>(
  'library.loadOrders',
  `select (select count(*)::int from scan_order where student_id = $1) as total,
     (select coalesce(json_agg(${orderJson} order by o.created_at desc, o.id desc), '[]')
      from (
        select * from scan_order where student_id = $1 order by created_at desc, id desc limit $2 offset ($3 - 1) * $2) o
      join book b on b.id = o.book_id) as items`,
  ['int', 'int', 'int'],
)

export const findOrder = defineRowQuery<{ readonly order: Order }, [studentID: number, orderID: number]>(
  'library.findOrder',
  `select ${orderJson} as order from scan_order o join book b on b.id = o.book_id where o.id = $2 and o.student_id = $1`,
)

export const findOrderByKey = defineRowQuery<
  {
    readonly orderID: number
    readonly bookID: number
    readonly first_page: number
    readonly last_page: number
  },
  [studentID: number, key: string]
>(
  'library.findOrderByKey',
  `select id as "orderID", book_id as "bookID", first_page, last_page from scan_order where student_id = $1 and key = $2`,
)

/** A book of the library that can be scanned, and how many orders of the student wait. */
export const findBookToScan = defineRowQuery<
  { readonly pages: number | null; readonly waiting: number },
  [studentID: number, bookID: number]
>(
  'library.findBookToScan',
  `select b.pages, (select count(*)::int from scan_order where student_id = $1 and status = 'sent') as waiting
   from book b where b.id = $2 and b.copies > 0`,
)

export const insertOrder = defineOneRowQuery<
  { readonly orderID: number },
  [studentID: number, bookID: number, firstPage: number, lastPage: number, key: string | null]
>(
  'library.insertOrder',
  `insert into scan_order (student_id, book_id, first_page, last_page, key) values ($1, $2, $3, $4, $5)
   returning id as "orderID"`,
)

export const lockOrder = defineRowQuery<
  { readonly status: 'sent' | 'cancelled' | 'done' },
  [studentID: number, orderID: number]
>('library.lockOrder', 'select status from scan_order where id = $2 and student_id = $1 for update')

export const cancelOrderRow = defineRowQuery<object, [orderID: number]>(
  'library.cancelOrder',
  `update scan_order set status = 'cancelled' where id = $1`,
)

/** The scan of an own order that is done. */
export const findScan = defineRowQuery<StoredFile, [studentID: number, orderID: number]>(
  'library.findScan',
  `select f.name, f.filename, f.mime from scan_order o join stored_file f on f.id = o.file_id
   where o.id = $2 and o.student_id = $1 and o.status = 'done'`,
)

/** The last day of each book that the student has. */
export const agendaSql: AgendaSql = [
  `select 'loan-' || l.id, 'loan', null::timestamp, l.due_on::timestamp, true, b.title, b.title, null::int, null, null, null, null::int
   from library_loan l join book b on b.id = l.book_id where l.student_id = $1 and l.closed_on is null`,
]
