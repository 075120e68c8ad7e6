import { computeCheckDelay } from '#rules/finance/order-state.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { sendJob } from '#server/jobs/send-job.ts'
import { log } from '#server/log.ts'
import { findProvider } from './find-provider.ts'
import { closeOrder, settleOrder, type Finish } from './settle-order.ts'
import { beginCheck, claimOrder, saveCheck, type OrderRow } from './sql.ts'

/** Asks the provider and applies what it says; `finish` belongs to the transaction of what was said. */
const checkOrder = async (db: Database, order: OrderRow, finish: Finish): Promise<void> => {
  const { orderID, provider, providerOrderID } = order
  if (providerOrderID !== null) {
    const report = await findProvider(db, provider).readStatus(providerOrderID)
    await settleOrder(db, orderID, providerOrderID, report, 'poll', finish)
  } else if (order.is_expired) await closeOrder(db, orderID, 'expired', 'portal', finish) // Nobody has had its link.
  else await db.transaction(finish)
}

const warn = ({ orderID, provider }: OrderRow, error: unknown): void =>
  log.warn(
    { order: orderID, provider, reason: (error as Error).message },
    'A payment could not be checked; it is tried again.',
  )

/** Asks the provider of an open order for its state, unless it was asked within seconds: viewers need not wait. */
export const checkOrderNow = async (db: Database, orderID: number): Promise<void> => {
  const order = await claimOrder(db, orderID)
  if (order === undefined) return
  const delay = computeCheckDelay(order.checks, order.age)
  const finish: Finish = async (tx) => void (await saveCheck(tx, orderID, delay))
  await checkOrder(db, order, finish).catch((error: unknown) => warn(order, error))
}

/**
 * The job of an order: asks its provider, and ends in the transaction of what was said. An order that is still open has its
 * next job there, ever later. Throws when the provider does not answer: the job is repeated.
 */
export const runOrderCheck = async (
  db: Database,
  orderID: number,
  complete: (tx: Connection) => Promise<void>,
): Promise<void> => {
  const order = await beginCheck(db, orderID)
  if (order === undefined) return
  const afterSeconds = computeCheckDelay(order.checks, order.age)
  const finish: Finish = async (tx) => {
    const saved = await saveCheck(tx, orderID, afterSeconds)
    await complete(tx)
    if (saved?.isOpen) await sendJob(tx, { queue: 'payment-check', id: orderID, afterSeconds })
  }
  try {
    await checkOrder(db, order, finish)
  } catch (error) {
    warn(order, error)
    await saveCheck(db, orderID, afterSeconds)
    throw error
  }
}
