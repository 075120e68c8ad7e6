import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { words } from '../words.ts'
import {
  changeShopCopies,
  insertStockChange,
  loadStock,
  lockSoldBook,
  savePrice,
  type StockedBook,
} from './staff-sql.ts'

const toAudited = ({ title, shop_copies, prices }: StockedBook) => ({ title, shop_copies, prices })

/** Changes a book in the caller's scope, with its row of the audit; `change` says whether it has written anything. */
const changeBook = (
  db: Database,
  actor: StaffActor,
  bookID: number,
  change: (tx: Connection, shopCopies: number) => Promise<boolean>,
): Promise<StockedBook> =>
  db.transaction(async (tx) => {
    const { staffID, operation } = actor
    const found = await lockSoldBook(tx, staffID, operation, bookID)
    const { schoolID, shopCopies } = requireFound(found, httpWords.notFound)
    const { book: before } = await loadStock(tx, bookID)
    if (!(await change(tx, shopCopies))) return before
    const { book: after } = await loadStock(tx, bookID)
    await recordAudit(tx, actor, {
      entity: 'book',
      entityID: bookID,
      schoolID,
      before: toAudited(before),
      after: toAudited(after),
    })
    return after
  })

/**
 * Adds copies to the stock, or takes some away. A repeated attempt is the same change. Refuses with 404 outside the own
 * scope, with 409 more than are in stock.
 */
export const changeStock = (
  db: Database,
  actor: StaffActor,
  bookID: number,
  key: string | null,
  change: number,
): Promise<StockedBook> =>
  changeBook(db, actor, bookID, async (tx, shopCopies) => {
    if (change === 0 || (await insertStockChange(tx, bookID, change, actor.staffID, key)) === undefined)
      return false
    if (shopCopies + change < 0) throw new Refusal(words.stockTooLow, { count: shopCopies })
    await changeShopCopies(tx, bookID, change)
    return true
  })

/** Sets what a book costs in a currency; null takes it off sale in it. Refuses with 404 outside the caller's scope. */
export const setPrice = (
  db: Database,
  actor: StaffActor,
  bookID: number,
  currency: string,
  price: string | null,
): Promise<StockedBook> =>
  changeBook(db, actor, bookID, async (tx) => {
    await savePrice(tx, bookID, currency, price)
    return true
  })
