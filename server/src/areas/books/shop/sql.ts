import type * as z from 'zod/mini'
import type { books } from '#contract/campus/books.ts'
import { bookColumns, bookJson } from '#server/books/book-columns.ts'
import { defineBookList } from '#server/books/sql.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

type ForSale = z.input<typeof books.one.reply>
type Purchase = z.input<typeof books.purchases.reply>['purchases'][number]

/** SQL: the currency of the student $1. */
const currency = `(select m.currency from student s join programme m on m.id = s.programme_id where s.id = $1)`
const saleColumns = `${bookColumns}, b.description_ka as description, b.description_en as descriptioneng,
     b.shop_copies as copies, p.price::text as price, p.currency, (
       select json_build_object('orderID', o.id, 'quantity', w.quantity, 'until', o.expires_at)
       from book_sale w join payment_order o on o.purpose = 'books' and o.purpose_id = w.id and o.state = 'processing'
       where w.student_id = $1 and w.book_id = b.id and w.state = 'reserved' order by o.id desc limit 1) as open_order`
const joinPrice = `join book_price p on p.book_id = b.id and p.currency = ${currency}`

/** The books that are sold in the student's currency. */
export const listBooksForSale = defineBookList<ForSale, [studentID: number]>('books.listForSale', {
  own: 1,
  columns: saleColumns,
  joins: joinPrice,
  where: `exists (select from book_price p where p.book_id = b.id and p.currency = ${currency})`,
})

export const findBookForSale = defineRowQuery<ForSale, [studentID: number, bookID: number]>(
  'books.findForSale',
  `select ${saleColumns} from book b ${joinPrice} where b.id = $2`,
)

/** The student's purchases and orders. */
export const listPurchases = defineListQuery<Purchase, [studentID: number]>(
  'books.listPurchases',
  `select w.id as "saleID", (
       select max(o.id) from payment_order o where o.purpose = 'books' and o.purpose_id = w.id) as "orderID",
     ${bookJson} as book, w.quantity, w.amount::text as amount, w.currency, w.state, w.created_at,
     case when w.state = 'reserved' then (
       select max(o.expires_at) from payment_order o
       where o.purpose = 'books' and o.purpose_id = w.id and o.state = 'processing') end as pay_until
   from book_sale w join book b on b.id = w.book_id where w.student_id = $1 order by w.id desc limit 50`,
)

/**
 * Removes copies from the stock, if there are enough: one conditional statement, so that the last one is sold once. It uses
 * the stock and the price of this moment.
 */
export const reserveCopies = defineRowQuery<{ readonly title: string }, [bookID: number, quantity: number]>(
  'books.reserveCopies',
  'update book set shop_copies = shop_copies - $2 where id = $1 and shop_copies >= $2 returning title',
)

/** Puts copies back into the stock. */
export const returnCopies = defineRowQuery<object, [bookID: number, quantity: number]>(
  'books.returnCopies',
  'update book set shop_copies = shop_copies + $2 where id = $1',
)

interface Sale {
  readonly saleID: number
  readonly bookID: number
  readonly quantity: number
  readonly state: Purchase['state']
}

export const findSaleByKey = defineRowQuery<
  Sale & { readonly orderID: number },
  [studentID: number, key: string]
>(
  'books.findSaleByKey',
  `select w.id as "saleID", w.book_id as "bookID", w.quantity, w.state, o.id as "orderID"
   from book_sale w join payment_order o on o.purpose = 'books' and o.purpose_id = w.id
   where w.student_id = $1 and w.key = $2::uuid order by o.id limit 1`,
)

export const hasOpenSale = defineOneRowQuery<
  { readonly isOpen: boolean },
  [studentID: number, bookID: number]
>(
  'books.hasOpenSale',
  `select exists (select from book_sale where student_id = $1 and book_id = $2 and state = 'reserved') as "isOpen"`,
)

export const insertSale = defineOneRowQuery<
  { readonly saleID: number },
  [studentID: number, bookID: number, quantity: number, amount: string, currency: string, key: string | null]
>(
  'books.insertSale',
  `insert into book_sale (student_id, book_id, quantity, amount, currency, key) values ($1, $2, $3, $4, $5, $6::uuid)
   returning id as "saleID"`,
)

/** The sale that a payment order is for, which no other transaction changes until this one ends. */
export const lockSale = defineRowQuery<Sale, [saleID: number]>(
  'books.lockSale',
  'select id as "saleID", book_id as "bookID", quantity, state from book_sale where id = $1 for update',
)

export const saveSaleState = defineRowQuery<object, [saleID: number, state: Purchase['state']]>(
  'books.saveSaleState',
  `update book_sale set state = $2, paid_at = case when $2 in ('paid', 'credited') then now() else paid_at end where id = $1`,
)
