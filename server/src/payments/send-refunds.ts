import { toMinorUnits } from '#rules/finance/money.ts'
import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { findProvider } from './find-provider.ts'
import { settleOrder } from './settle-order.ts'
import {
  claimRefund,
  claimRefunds,
  findOrder,
  saveRefundedBefore,
  saveRefundFailure,
  type RefundRow,
} from './sql.ts'

const retrySeconds = 60

const sendRefund = async (db: Database, { refundID, orderID, amount, refunded_before }: RefundRow) => {
  const order = (await findOrder(db, orderID))!
  const providerOrderID = order.providerOrderID!
  const provider = findProvider(db, order.provider)
  const before = await provider.readStatus(providerOrderID)
  if (refunded_before === null) await saveRefundedBefore(db, refundID, before.refunded)
  // The provider's book says whether it was sent already: a process may have ended between sending and writing.
  const target = toMinorUnits(refunded_before ?? before.refunded) + toMinorUnits(amount)
  if (toMinorUnits(before.refunded) < target && !before.isRefunding) {
    const isWhole = toMinorUnits(amount) === toMinorUnits(order.amount)
    await provider.refund(providerOrderID, isWhole ? null : amount, `${order.key} ${refundID}`)
  }
  const after = await provider.readStatus(providerOrderID)
  await settleOrder(db, orderID, providerOrderID, after, 'poll')
  if (toMinorUnits(after.refunded) < target)
    await saveRefundFailure(db, refundID, 'waits for the bank', retrySeconds)
}

/** Sends the confirmed refunds whose time has come, or one of them. */
export const sendRefunds = async (db: Database, refundID: number | null = null): Promise<void> => {
  const due = refundID === null ? await claimRefunds(db, 20) : await claimRefund(db, refundID)
  for (const refund of due) {
    try {
      await sendRefund(db, refund)
    } catch (error) {
      const reason = (error as Error).message
      log.warn({ refund: refund.refundID, reason }, 'A refund could not be sent; it is tried again.')
      await saveRefundFailure(db, refund.refundID, reason, retrySeconds)
    }
  }
}
