import * as z from 'zod/mini'
import { area, call, day, done, fileBytes, id, idText, instant, whole } from '../endpoint/endpoint.ts'
import { bookRow } from '../rows/book-row.ts'
import { fileRow } from '../rows/file-row.ts'
import { fines } from '../rows/fines.ts'
import { hold, libraryTerms, loan } from '../rows/loan-row.ts'
import { currency } from '../rows/money.ts'
import { pageSchema, pageQuery, searchQuery } from '../endpoint/paging.ts'

/** An order to scan pages of a book (spec 2.41). */
const order = z.object({
  orderID: id(),
  book: bookRow,
  first_page: z.int(),
  last_page: z.int(),
  status: z.enum(['sent', 'cancelled', 'done']),
  /** The library's text, such as why it cannot be scanned. */
  reason: z.nullable(z.string()),
  /** The scan. */
  file: z.nullable(fileRow),
  created_at: instant(),
})

const libraryBook = z.extend(bookRow, {
  /** How many the library has to lend, and how many of them can be taken now. */
  copies: z.int(),
  free: z.int(),
  /** The student has it, or waits for it. */
  is_own: z.boolean(),
  /** The last day of the student's loan, or of the copy that is kept for them. */
  loan_due: z.nullable(day()),
  kept_until: z.nullable(day()),
})

/** The library: loans, places in the queue for a book, and scans (spec 2.41). */
export const library = area({
  orders: call('GET /api/my-library', {
    summary: "Lists the student's scan orders, newest first.",
    query: pageQuery,
    reply: pageSchema(order),
  }),
  books: call('GET /api/my-library/books', {
    summary:
      "Lists the library's books; `search` matches title, author and ISBN, `free=1` leaves those that can be taken now.",
    query: { ...pageQuery, ...searchQuery, free: z.optional(z.literal('1')) },
    reply: pageSchema(libraryBook),
  }),
  order: call('POST /api/my-library', {
    summary: 'Orders a scan of a book, from its first page to its last page.',
    body: z.object({
      bookID: id(),
      // Both must be given; the refusal says so in the words of the specification.
      first_page: z.optional(z.nullable(whole(1, 20_000))),
      last_page: z.optional(z.nullable(whole(1, 20_000))),
    }),
    refuses: [404, 409],
    reply: order,
  }),
  cancel: call('DELETE /api/my-library/{id}', {
    summary: 'Cancels an order that is not done yet.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
  scan: call('GET /api/my-library/{id}/file', {
    summary: 'Downloads the scan of an order that is done.',
    params: { id: idText() },
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
  loans: call('GET /api/my-library/loans', {
    summary:
      "Lists what the student has borrowed, the latest of what they gave back, their places in queues, and the library's terms.",
    reply: z.object({
      loans: z.array(loan),
      holds: z.array(hold),
      /** At the university. */
      today: day(),
      terms: libraryTerms,
      /** That of the student's account; a fine in another one is paid in the library only. */
      currency: currency(),
      /** Null also for staff who do not see the student's account. */
      fines,
    }),
  }),
  renew: call('POST /api/my-library/loans/{id}/renew', {
    summary: 'Renews a loan from today on; once more on the same day is the same.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: loan,
  }),
  payFine: call('POST /api/my-library/loans/{id}/pay', {
    summary:
      'Creates the payment order for /pay by which an open fine is paid online; one that is open already is the same.',
    params: { id: idText() },
    body: z.object({ idempotency_key: z.optional(z.uuid()) }),
    refuses: [404, 409, 429],
    reply: z.object({ orderID: id(), link: z.string() }),
  }),
  hold: call('POST /api/my-library/holds', {
    summary: 'Holds a free copy for the student, or puts them into the queue for the next one.',
    body: z.object({ bookID: id() }),
    refuses: [404, 409],
    reply: hold,
  }),
  cancelHold: call('DELETE /api/my-library/holds/{id}', {
    summary: 'Gives up a copy that is held, or the place in the queue.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
