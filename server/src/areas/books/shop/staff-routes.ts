import type { bookShop } from '#contract/staff/books/book-shop.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import type { Routes } from '#server/http/serve.ts'
import { toWords } from '#server/staff-lists/to-words.ts'
import { changeStock, setPrice } from './change-stock.ts'
import { changeHandOut } from './hand-out.ts'
import { listAllBooks, listSoldBooks, loadSales } from './staff-sql.ts'

const perPage = 20

/** The calls of the book shop. */
export const staffRoutes: Routes<typeof bookShop> = {
  books: ({ db, staff, query: { show = 'sold', ...query } }) =>
    (show === 'sold' ? listSoldBooks : listAllBooks)(db, query, staff.staffID, staff.operation),
  changeStock: ({ db, staff, params, body, request }) =>
    changeStock(db, toActor(staff, request), params.id, readAttemptKey(request), body.change),
  setPrice: ({ db, staff, params, body, request }) =>
    setPrice(db, toActor(staff, request), params.id, body.currency, body.price),
  sales: async ({ db, staff, query: { page, search = '', show = 'paid' } }) => {
    const { staffID, operation } = staff
    const text = search.toLowerCase()
    const found = await loadSales(db, staffID, operation, perPage, page, text, show, toWords(search))
    return { ...found, page, perPage }
  },
  handOut: ({ db, staff, params, request }) => changeHandOut(db, toActor(staff, request), params.id, true),
  undoHandOut: ({ db, staff, params, request }) =>
    changeHandOut(db, toActor(staff, request), params.id, false),
}
