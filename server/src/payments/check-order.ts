import { computeCheckDelay } from '#rules/finance/order-state.ts'
import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { findProvider } from './find-provider.ts'
import { closeOrder, settleOrder } from './settle-order.ts'
import { claimOrder, claimOrdersToCheck, saveCheck, type OrderRow } from './sql.ts'

/** Asks the provider and applies what it says. Whoever calls has claimed the order. */
const checkOrder = async (db: Database, order: OrderRow): Promise<void> => {
  const { orderID, provider, providerOrderID, checks, age } = order
  try {
    if (providerOrderID !== null) {
      const report = await findProvider(db, provider).readStatus(providerOrderID)
      await settleOrder(db, orderID, providerOrderID, report, 'poll')
    } else if (order.is_expired) await closeOrder(db, orderID, 'expired', 'portal') // Nobody has had its link.
  } catch (error) {
    log.warn(
      { order: orderID, provider, reason: (error as Error).message },
      'A payment could not be checked; it is tried again.',
    )
  }
  await saveCheck(db, orderID, computeCheckDelay(checks, age))
}

/** Asks the provider of an open order, unless it was asked within seconds: whoever looks at the order need not wait. */
export const checkOrderNow = async (db: Database, orderID: number): Promise<void> => {
  const order = await claimOrder(db, orderID)
  if (order !== undefined) await checkOrder(db, order)
}

const batchSize = 20

/** Asks the providers of all orders whose time has come. Returns how many. */
export const checkDueOrders = async (db: Database): Promise<number> => {
  let count = 0
  for (;;) {
    const orders = await claimOrdersToCheck(db, batchSize)
    await Promise.all(orders.map((order) => checkOrder(db, order)))
    count += orders.length
    if (orders.length < batchSize) return count
  }
}
