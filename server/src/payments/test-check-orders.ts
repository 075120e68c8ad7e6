import type { Database } from '#server/db/open.ts'
import { runOrderCheck } from './check-order.ts'
import { runRefund } from './send-refund.ts'
import { listOpenRows } from './sql.ts'

const runDue = async (db: Database, which: string, run: typeof runOrderCheck): Promise<void> => {
  const rows = await listOpenRows(db)
  const due = rows.filter(({ queue, seconds }) => queue === which && seconds === 0)
  const done = await Promise.allSettled(due.map(({ id }) => run(db, id, async () => undefined)))
  const failed = done.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}

/** Runs the jobs of all orders that are due, as the queue would. */
export const checkDueOrders = (db: Database): Promise<void> => runDue(db, 'payment-check', runOrderCheck)

/** Runs the jobs of all refunds that are due, as the queue would. */
export const sendDueRefunds = (db: Database): Promise<void> => runDue(db, 'payment-refund', runRefund)
