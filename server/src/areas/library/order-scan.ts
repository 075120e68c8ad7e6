import { findPageErrors } from '#rules/library/scan-pages.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { findBookToScan, findOrder, findOrderByKey, insertOrder, loadLibraryDay, type Order } from './sql.ts'
import { fieldWords, words } from './words.ts'

interface NewOrder {
  readonly bookID: number
  readonly first_page?: number | null | undefined
  readonly last_page?: number | null | undefined
}

/**
 * Orders a scan. A repeated attempt is the same order. Refuses with 404 a book that the library does not have, with 409
 * too many orders that wait, with 422 pages that are missing, in the wrong order or not in the book (spec 2.41.5).
 */
export const orderScan = (
  db: Database,
  studentID: number,
  key: string | null,
  { bookID, first_page = null, last_page = null }: NewOrder,
): Promise<Order> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, studentID)
    const known = key === null ? undefined : await findOrderByKey(tx, studentID, key)
    if (known !== undefined) {
      const isSame =
        known.bookID === bookID && known.first_page === first_page && known.last_page === last_page
      if (!isSame) throw new Refusal(httpWords.keyAlreadyUsed)
      return (await findOrder(tx, studentID, known.orderID))!.order
    }
    const { pages, waiting } = requireFound(await findBookToScan(tx, studentID, bookID), words.bookUnknown)
    const errors = Object.entries(findPageErrors({ first_page, last_page }, pages))
    if (errors.length > 0 || first_page === null || last_page === null)
      throw new FieldRefusal(
        Object.fromEntries(
          errors.map(([field, error]) => [
            field,
            [{ phrase: fieldWords[error], params: { pages: pages ?? 0 } }],
          ]),
        ),
      )
    const { terms } = await loadLibraryDay(tx)
    if (waiting >= terms.open_orders) throw new Refusal(words.tooManyOrders, { count: terms.open_orders })
    const { orderID } = await insertOrder(tx, studentID, bookID, first_page, last_page, key)
    return (await findOrder(tx, studentID, orderID))!.order
  })
