import * as z from 'zod/mini'
import { area, id, idText, instant, staffCall } from '../../endpoint/endpoint.ts'
import { pageQuery, pageSchema, searchQuery } from '../../endpoint/paging.ts'
import { bookRow } from '../../rows/book-row.ts'
import { amount, currency, typedAmount } from '../../rows/money.ts'

const sell = staffCall('books.sell')

const price = z.object({ currency: currency(), price: amount() })

const stockedBook = z.extend(bookRow, {
  prices: z.array(price),
  shop_copies: z.int(),
  /** Reserved for orders that are not paid yet, and paid but not handed out. */
  reserved: z.int(),
  paid: z.int(),
})

const sale = z.object({
  saleID: id(),
  book: bookRow,
  student: z.object({ studentID: id(), code: z.string(), name: z.string(), nameeng: z.string() }),
  quantity: z.int(),
  amount: amount(),
  currency: currency(),
  state: z.enum(['reserved', 'paid', 'handed_out', 'closed', 'credited', 'refunded']),
  created_at: instant(),
  paid_at: z.nullable(instant()),
  handed_out_at: z.nullable(instant()),
})

/** The book shop: stock, prices, and what is to be handed out (spec 2.43). */
export const bookShop = area({
  books: sell('GET /api/staff/book-shop/books', {
    summary: "Lists the books in the caller's scope with their stock; `show` leaves those that are sold.",
    query: { ...pageQuery, ...searchQuery, show: z.optional(z.enum(['sold', 'all'])) },
    reply: pageSchema(stockedBook),
  }),
  changeStock: sell('POST /api/staff/book-shop/books/{id}/stock', {
    needsKey: true,
    summary: 'Adds copies to the stock, or takes some away.',
    params: { id: idText() },
    body: z.object({ change: z.int().check(z.minimum(-1000), z.maximum(1000)) }),
    refuses: [404, 409],
    reply: stockedBook,
  }),
  setPrice: sell('POST /api/staff/book-shop/books/{id}/price', {
    summary: 'Sets what a book costs in a currency; with null it is not sold in it.',
    params: { id: idText() },
    body: z.object({ currency: currency(), price: z.nullable(typedAmount()) }),
    refuses: [404],
    reply: stockedBook,
  }),
  sales: sell('GET /api/staff/book-shop/sales', {
    summary: "Lists orders of students in the caller's scope: those to hand out, or all.",
    query: { ...pageQuery, ...searchQuery, show: z.optional(z.enum(['paid', 'all'])) },
    reply: pageSchema(sale),
  }),
  handOut: sell('POST /api/staff/book-shop/sales/{id}/hand-out', {
    needsKey: true,
    summary: 'Records that paid books were handed out.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: sale,
  }),
  undoHandOut: sell('POST /api/staff/book-shop/sales/{id}/take-back', {
    needsKey: true,
    summary: 'Takes a mistaken hand-out back.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: sale,
  }),
})
