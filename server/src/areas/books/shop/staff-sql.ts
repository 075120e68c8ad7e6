import type * as z from 'zod/mini'
import type { bookShop } from '#contract/staff/books/book-shop.ts'
import { bookColumns, bookJson } from '#server/books/book-columns.ts'
import { defineBookList } from '#server/books/sql.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { matchesStudent } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string]
export type StockedBook = z.input<typeof bookShop.books.reply>['items'][number]
export type Sale = z.input<typeof bookShop.sales.reply>['items'][number]

const isBookWithin = inHeldScopes({ school: 'b.school_id' })
const stockColumns = `${bookColumns}, b.shop_copies,
     (select coalesce(json_agg(json_build_object('currency', p.currency, 'price', p.price::text) order by p.currency), '[]')
      from book_price p where p.book_id = b.id) as prices,
     (select coalesce(sum(w.quantity), 0)::int from book_sale w where w.book_id = b.id and w.state = 'reserved') as reserved,
     (select coalesce(sum(w.quantity), 0)::int from book_sale w where w.book_id = b.id and w.state = 'paid') as paid`
const defineStockList = (name: string, where: string) =>
  defineBookList<StockedBook, Caller>(name, { own: 2, ctes: `${heldScopes}, `, columns: stockColumns, where })

/** The books that the caller sells: those with a price, or all. */
export const listSoldBooks = defineStockList(
  'books.listSold',
  `${isBookWithin} and exists (select from book_price p where p.book_id = b.id)`,
)
export const listAllBooks = defineStockList('books.listAll', isBookWithin)

export const loadStock = defineOneRowQuery<{ readonly book: StockedBook }, [bookID: number]>(
  'books.loadStock',
  `select (select to_json(one) from (select ${stockColumns}) one) as book from book b where b.id = $1`,
)

/** A book that the caller sells, which no other transaction changes until this one ends. */
export const lockSoldBook = defineRowQuery<
  { readonly schoolID: number | null; readonly shopCopies: number },
  [...Caller, bookID: number]
>(
  'books.lockSold',
  `with ${heldScopes}
   select b.school_id as "schoolID", b.shop_copies as "shopCopies" from book b where b.id = $3 and ${isBookWithin}
   for no key update of b`,
)

/** Undefined: the same attempt has changed the stock already. */
export const insertStockChange = defineRowQuery<
  { readonly id: number },
  [bookID: number, change: number, staffID: number, key: string | null]
>(
  'books.insertStockChange',
  `insert into book_stock_change (book_id, change, staff_member_id, key) values ($1, $2, $3, $4)
   on conflict (staff_member_id, key) do nothing returning id`,
)

export const changeShopCopies = defineRowQuery<object, [bookID: number, change: number]>(
  'books.changeShopCopies',
  'update book set shop_copies = shop_copies + $2 where id = $1',
)

/** With null the book is not sold in this currency. */
export const savePrice = defineRowQuery<object, [bookID: number, currency: string, price: string | null]>(
  'books.savePrice',
  `with removed as (delete from book_price where book_id = $1 and currency = $2 and $3::numeric is null)
   insert into book_price (book_id, currency, price) select $1, $2, $3::numeric where $3::numeric is not null
   on conflict (book_id, currency) do update set price = excluded.price`,
)

const saleColumns = `w.id as "saleID", ${bookJson} as book,
     json_build_object('studentID', s.id, 'code', s.code, 'name', s.fname_ka || ' ' || s.lname_ka,
       'nameeng', s.fname_en || ' ' || s.lname_en) as student,
     w.quantity, w.amount::text as amount, w.currency, w.state, w.created_at, w.paid_at, w.handed_out_at`
const saleRows = `book_sale w join book b on b.id = w.book_id join student s on s.id = w.student_id
     join programme m on m.id = s.programme_id`
const isSaleWithin = inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })

interface SalePage {
  readonly total: number
  readonly items: Sale[]
}

/** One page of orders: those to hand out, the one paid first on top, or all, the latest first. */
export const loadSales = defineOneRowQuery<
  SalePage,
  [...Caller, perPage: number, page: number, search: string, show: 'paid' | 'all', words: string]
>(
  'books.loadSales',
  `with ${heldScopes}, found as (
     select w.id, case when $6 = 'paid' then extract(epoch from w.paid_at) else -w.id end as rank
     from ${saleRows}
     where ($6 = 'all' or w.state = 'paid') and (${matchesStudent('$5', '$7')} or has_text(b.title, $5))
       and ${isSaleWithin})
   select (select count(*)::int from found) as total,
     (select coalesce(json_agg(to_jsonb(p) - 'rank' order by p.rank, p."saleID"), '[]') from (
        select ${saleColumns}, f.rank
        from (select * from found order by rank, id limit $3 offset ($4 - 1) * $3) f
        join book_sale w on w.id = f.id join book b on b.id = w.book_id join student s on s.id = w.student_id) p) as items`,
)

export const loadSale = defineOneRowQuery<Sale, [saleID: number]>(
  'books.loadSale',
  `select ${saleColumns} from ${saleRows} where w.id = $1`,
)

/** A sale in the caller's scope, which no other transaction changes until this one ends. */
export const lockSaleForStaff = defineRowQuery<
  {
    readonly studentID: number
    readonly bookID: number
    readonly quantity: number
    readonly state: Sale['state']
  },
  [...Caller, saleID: number]
>(
  'books.lockSaleForStaff',
  `with ${heldScopes}
   select w.student_id as "studentID", w.book_id as "bookID", w.quantity, w.state from ${saleRows} where w.id = $3 and ${isSaleWithin} for update of w`,
)

export interface SaleMoney {
  /** A refund waits for its confirmation or for the bank. */
  readonly isRefunding: boolean
  /** All of the money was given back. */
  readonly isRefunded: boolean
}

/** The state of the money of a sale. */
export const loadSaleMoney = defineOneRowQuery<SaleMoney, [saleID: number]>(
  'books.loadSaleMoney',
  `select coalesce(bool_or(exists (
       select from payment_refund r where r.order_id = o.id and r.state in ('proposed', 'confirmed'))), false) as "isRefunding",
     coalesce(bool_or(o.state = 'refunded') and not bool_or(o.state = 'paid'), false) as "isRefunded"
   from payment_order o where o.purpose = 'books' and o.purpose_id = $1`,
)

/** The person who handed the books out, if they were. */
export const saveHandOut = defineRowQuery<
  object,
  [saleID: number, state: Sale['state'], staffID: number | null]
>(
  'books.saveHandOut',
  `update book_sale set state = $2, staff_member_id = $3,
     handed_out_at = case when $2 = 'handed_out' then now() end where id = $1`,
)
