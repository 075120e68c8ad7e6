import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { words } from '../words.ts'
import { returnCopies } from './sql.ts'
import {
  loadSale,
  loadSaleMoney,
  lockSaleForStaff,
  saveHandOut,
  type Sale,
  type SaleMoney,
} from './staff-sql.ts'

type SaleState = Sale['state']

/** The state after handing out. */
const handOut = (state: SaleState, { isRefunding, isRefunded }: SaleMoney): SaleState => {
  if (state === 'handed_out') return state
  if (state === 'refunded' || (state === 'paid' && isRefunded)) throw new Refusal(words.saleRefunded)
  if (state !== 'paid') throw new Refusal(words.notPaid)
  if (isRefunding) throw new Refusal(words.saleRefunding)
  return 'handed_out'
}

/** The state after taking back: of a sale whose money was given back meanwhile nothing is left to hand out. */
const undoHandOut = (state: SaleState, { isRefunded }: SaleMoney): SaleState => {
  if (state === 'paid' || state === 'refunded') return state
  if (state !== 'handed_out') throw new Refusal(words.notPaid)
  return isRefunded ? 'refunded' : 'paid'
}

/**
 * Records that paid books were handed out, or takes that back; copies that come back to a refunded sale go into the stock.
 * Repeating it changes nothing. Refuses with 404 outside the caller's scope, and with 409 if the sale is unpaid or being
 * refunded.
 */
export const changeHandOut = (
  db: Database,
  actor: StaffActor,
  saleID: number,
  isHandedOut: boolean,
): Promise<Sale> =>
  db.transaction(async (tx) => {
    const { staffID, operation } = actor
    const found = await lockSaleForStaff(tx, staffID, operation, saleID)
    const { state, studentID, bookID, quantity } = requireFound(found, httpWords.notFound)
    // A refund that is proposed or ends locks the order and then the sale, so that the order is read without a lock, after the sale.
    const money = await loadSaleMoney(tx, saleID)
    const next = (isHandedOut ? handOut : undoHandOut)(state, money)
    if (next === state) return loadSale(tx, saleID)
    await saveHandOut(tx, saleID, next, isHandedOut ? staffID : null)
    if (next === 'refunded') await returnCopies(tx, bookID, quantity)
    const sale = await loadSale(tx, saleID)
    await recordAudit(tx, actor, {
      entity: 'book_sale',
      entityID: saleID,
      studentID,
      before: { status: state },
      after: { status: next, title: sale.book.title },
    })
    return sale
  })
