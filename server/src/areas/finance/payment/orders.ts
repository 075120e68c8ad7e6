import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { checkOrderNow } from '#server/payments/check-order.ts'
import { closeOrder } from '#server/payments/settle-order.ts'
import { findOwnOrder } from './sql.ts'
import { words } from './words.ts'

/** An order of the student; while it is open its bank is asked first. Refuses with 404 one of somebody else. */
export const loadOrder = async (db: Database, studentID: number, orderID: number) => {
  const order = requireFound(await findOwnOrder(db, studentID, orderID), words.orderUnknown)
  if (order.status !== 'processing') return order
  await checkOrderNow(db, orderID)
  return (await findOwnOrder(db, studentID, orderID))!
}

/** Cancels an open order; again is no refusal. Refuses with 409 what was paid, of which the bank is asked first. */
export const cancelOrder = async (db: Database, studentID: number, orderID: number) => {
  const { status } = await loadOrder(db, studentID, orderID)
  if (status === 'paid' || status === 'refunded') throw new Refusal(words.orderPaid)
  await closeOrder(db, orderID, 'cancelled', 'student')
  return (await findOwnOrder(db, studentID, orderID))!
}
