import * as z from 'zod/mini'
import { area, call, done, fileBytes, id, idText, instant, whole } from '../endpoint/endpoint.ts'
import { bookRow } from '../rows/book-row.ts'
import { pageSchema, pageQuery, searchQuery } from '../endpoint/paging.ts'

/** An order to scan pages of a book (spec 10.2). */
const order = z.object({
  orderID: id(),
  book: bookRow,
  first_page: z.int(),
  last_page: z.int(),
  status: z.enum(['sent', 'cancelled', 'done']),
  reason: z.nullable(z.string()),
  has_file: z.boolean(),
  created_at: instant(),
})

/** Scans from the library (spec 10.2). */
export const library = area({
  orders: call('GET /api/my-library', {
    summary: "Lists the student's scan orders, newest first.",
    query: pageQuery,
    reply: pageSchema(order),
  }),
  books: call('GET /api/my-library/books', {
    summary: "Lists the library's books; `search` matches title, author and ISBN.",
    query: { ...pageQuery, ...searchQuery },
    reply: pageSchema(bookRow),
  }),
  order: call('POST /api/my-library', {
    summary: 'Orders a scan of a book, from its first page to its last page.',
    body: z.object({ bookID: id(), first_page: whole(1, 20_000), last_page: whole(1, 20_000) }),
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
})
