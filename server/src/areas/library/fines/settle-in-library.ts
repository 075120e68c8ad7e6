import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { checkOrderNow } from '#server/payments/check-order.ts'
import { closeOrder } from '#server/payments/settle-order.ts'
import { findOpenFineOrder } from './sql.ts'

/**
 * Changes a fine of which a payment order may be open: the bank is asked first, and afterwards the order is given up.
 * Not in one transaction, as a message of the bank locks the order first and then the loan; what is paid all the same
 * stays in the student's account.
 */
export const settleInLibrary = async <Result>(
  db: Database,
  { staffID, operation }: StaffActor,
  loanID: number,
  change: () => Promise<Result>,
): Promise<Result> => {
  const open = await findOpenFineOrder(db, staffID, operation, loanID)
  if (open !== undefined) await checkOrderNow(db, open.orderID)
  const changed = await change()
  const left = await findOpenFineOrder(db, staffID, operation, loanID)
  if (left !== undefined) await closeOrder(db, left.orderID, 'cancelled', 'portal')
  return changed
}
