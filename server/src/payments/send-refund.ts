import { toMinorUnits } from '#rules/finance/money.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { sendJob } from '#server/jobs/send-job.ts'
import { log } from '#server/log.ts'
import { findProvider } from './find-provider.ts'
import { settleOrder } from './settle-order.ts'
import {
  claimRefund,
  findOrder,
  findRefundDelay,
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
  // The provider's records say whether it was sent already: a process may have ended between sending and writing.
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

/** Sends a confirmed refund, unless it is being sent. Its row has whether it was sent. */
export const sendRefundNow = async (db: Database, refundID: number): Promise<void> => {
  const refund = await claimRefund(db, refundID)
  if (refund === undefined) return
  try {
    await sendRefund(db, refund)
  } catch (error) {
    const reason = (error as Error).message
    log.warn({ refund: refundID, reason }, 'A refund could not be sent; it is tried again.')
    await saveRefundFailure(db, refundID, reason, retrySeconds)
  }
}

/** The job of a refund: sends it, and has a next job until the provider's records have it. */
export const runRefund = async (
  db: Database,
  refundID: number,
  complete: (tx: Connection) => Promise<void>,
): Promise<void> => {
  await sendRefundNow(db, refundID)
  await db.transaction(async (tx) => {
    const next = await findRefundDelay(tx, refundID)
    await complete(tx)
    if (next !== undefined)
      await sendJob(tx, { queue: 'payment-refund', id: refundID, afterSeconds: next.seconds })
  })
}
