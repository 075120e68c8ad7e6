import * as z from 'zod/mini'
import { area, call, fileBytes, id, idText, instant, publicCall, whole } from '../endpoint/endpoint.ts'
import { bookRow } from '../rows/book-row.ts'
import { fileRow } from '../rows/file-row.ts'
import { amount, currency } from '../rows/money.ts'
import { pageSchema, pageQuery, searchQuery } from '../endpoint/paging.ts'

const onlineBook = z.extend(bookRow, {
  subjectID: z.nullable(id()),
  subject: z.nullable(z.string()),
  subjecteng: z.nullable(z.string()),
  /** All students may, or those who take or have taken its subject. */
  can_read: z.boolean(),
  file: fileRow,
})

const bookForSale = z.extend(bookRow, {
  description: z.string(),
  descriptioneng: z.string(),
  price: amount(),
  currency: currency(),
  /** Those that can be bought now: reserved ones are not among them. */
  copies: z.int(),
  /** The student's own order that is not paid yet. */
  open_order: z.nullable(z.object({ orderID: id(), quantity: z.int(), until: instant() })),
})

/** The student's purchases, the latest first. */
const purchase = z.object({
  saleID: id(),
  orderID: z.nullable(id()),
  book: bookRow,
  quantity: z.int(),
  amount: amount(),
  currency: currency(),
  /** Until when a reserved one can be paid. */
  pay_until: z.nullable(instant()),
  state: z.enum(['reserved', 'paid', 'handed_out', 'closed', 'credited', 'refunded']),
  created_at: instant(),
})

/** Books to read and to buy (spec 2.42, 2.43). */
export const books = area({
  online: call('GET /api/online-books', {
    summary:
      "Lists the books that are online, those of the student's subjects first and those the student may not read last; `search` matches title, author and ISBN.",
    query: { ...pageQuery, ...searchQuery },
    reply: pageSchema(onlineBook),
  }),
  onlineFile: call('GET /api/online-books/{id}/file', {
    summary: 'Downloads an online book.',
    params: { id: idText() },
    answers: 'file',
    refuses: [403, 404],
    reply: fileBytes(),
  }),
  forSale: call('GET /api/buy-books', {
    summary: 'Lists the books that the university sells.',
    query: { ...pageQuery, ...searchQuery },
    reply: pageSchema(bookForSale),
  }),
  one: call('GET /api/buy-books/{bookId}', {
    summary: 'Returns one book that is for sale.',
    params: { bookId: idText() },
    refuses: [404],
    reply: bookForSale,
  }),
  buy: call('POST /api/buy-books/{bookId}', {
    summary:
      'Reserves copies of a book and creates the payment order for /pay; the same key is the same order.',
    params: { bookId: idText() },
    body: z.object({ quantity: whole(1, 10), idempotency_key: z.optional(z.uuid()) }),
    refuses: [404, 409, 429],
    reply: z.object({ orderID: id(), amount: amount(), currency: currency(), link: z.string() }),
  }),
  cover: publicCall('GET /api/books/covers/{picture}', {
    summary: 'Returns the cover of a book by the SHA-256 of its content, which stands in its address.',
    params: { picture: z.string().check(z.regex(/^[0-9a-f]{64}$/)) },
    answers: 'file',
    refuses: [404],
    reply: fileBytes(),
  }),
  purchases: call('GET /api/buy-books/purchases', {
    summary: 'Lists what the student has bought and ordered, the latest first, fifty at most.',
    reply: z.object({ purchases: z.array(purchase) }),
  }),
})
