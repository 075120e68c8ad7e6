import { definePaymentPurpose } from '#server/payments/payment-purpose.ts'
import { saveRefunded, savePaidOnline } from './sql.ts'

/**
 * How a fine follows its payment order. Money for a fine that was settled meanwhile, or has another amount now,
 * stays in the account; what is given back is owed no more.
 */
export const finePayments = definePaymentPurpose({
  name: 'library_fine',
  onPaid: async (tx, { orderID, purposeID, amount }) => {
    const isSettled = (await savePaidOnline(tx, purposeID!, orderID, amount)) !== undefined
    return isSettled ? 'delivered' : 'credit'
  },
  onRefunded: async (tx, { orderID, purposeID }, { isWhole }) => {
    if (isWhole) await saveRefunded(tx, purposeID!, orderID)
  },
})
