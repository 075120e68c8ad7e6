import { decideOrder } from '#rules/finance/order-state.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import type { Connection, Database } from '#server/db/open.ts'
import type { NamedReport } from './payment-provider.ts'
import { findPaymentPurpose, type PurposeOrder } from './payment-purpose.ts'
import {
  addOrderEntry,
  addOrderDiscount,
  addPaymentNotification,
  addRefusal,
  closeRefund,
  lockOrder,
  saveOrderState,
  saveProviderOrder,
  type OrderRow,
} from './sql.ts'

const toPurposeOrder = ({ orderID, studentID, purposeID, amount, currency }: OrderRow): PurposeOrder => ({
  orderID,
  studentID,
  purposeID,
  amount,
  currency,
})

const pay = async (tx: Connection, order: OrderRow): Promise<void> => {
  const { orderID, amount, purpose } = order
  const isLate = order.state !== 'processing'
  const outcome = await findPaymentPurpose(purpose).onPaid(tx, toPurposeOrder(order), { isLate })
  if (outcome === 'delivered') await addOrderEntry(tx, orderID, 'charge', amount, `order ${orderID} charge`)
  await addOrderEntry(tx, orderID, 'payment', amount, `order ${orderID}`)
  await addPaymentNotification(tx, orderID, 'paid', amount)
}

/** Writes last in the same transaction, such as the end of the job that has asked. */
export type Finish = (tx: Connection) => Promise<void>

/**
 * Applies what the provider says to an order, whatever was said before: the decision, the entries of the account and what
 * the purpose does are one transaction. Each entry has a key, so that it is written once.
 */
export const settleOrder = (
  db: Database,
  orderID: number,
  providerOrderID: string,
  report: NamedReport,
  source: 'callback' | 'poll',
  finish?: Finish,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderID)
    if (order === undefined) return
    // A callback may overtake the reply that gives the number.
    if (order.providerOrderID === null) await saveProviderOrder(tx, orderID, providerOrderID, null)
    const { pays, refunds, state, mismatch } = decideOrder(order, report)
    if (mismatch !== null)
      await addRefusal(tx, null, order.provider, orderID, `mismatch_${mismatch}`, JSON.stringify(report))
    const purpose = findPaymentPurpose(order.purpose)
    if (pays) await pay(tx, order)
    const refunded = toAmount(toMinorUnits(order.refunded) + toMinorUnits(refunds ?? '0'))
    if (refunds !== null) {
      await addOrderEntry(tx, orderID, 'refund', refunds, `order ${orderID} refunded ${refunded}`)
      await addOrderDiscount(tx, orderID, refunds, `order ${orderID} lowered ${refunded}`)
      const isWhole = toMinorUnits(refunded) === toMinorUnits(order.amount)
      await purpose.onRefunded?.(tx, toPurposeOrder(order), { amount: refunds, isWhole })
      await addPaymentNotification(tx, orderID, 'refunded', refunds)
    }
    if (state !== order.state && state !== 'paid' && state !== 'refunded' && state !== 'processing')
      await purpose.onClosed?.(tx, toPurposeOrder(order), state)
    if (state !== order.state || refunds !== null || mismatch !== order.mismatch) {
      const change = refunds === null ? state : 'refunded'
      const step = mismatch === null ? change : 'mismatch'
      await saveOrderState(
        tx,
        orderID,
        state,
        refunded,
        mismatch,
        step,
        JSON.stringify({ source, ...report }),
      )
    }
    await closeRefund(tx, orderID, refunded)
    await finish?.(tx)
  })

/** Closes an order that nobody has paid; a payment that is reported later still counts. */
export const closeOrder = (
  db: Database,
  orderID: number,
  state: 'failed' | 'cancelled' | 'expired',
  source: 'student' | 'portal',
  finish?: Finish,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderID)
    if (order?.state !== 'processing') return finish?.(tx)
    await findPaymentPurpose(order.purpose).onClosed?.(tx, toPurposeOrder(order), state)
    await saveOrderState(tx, orderID, state, order.refunded, null, state, JSON.stringify({ source }))
    await finish?.(tx)
  })
