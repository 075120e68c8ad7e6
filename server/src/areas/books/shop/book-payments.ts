import type { Connection } from '#server/db/open.ts'
import { definePaymentPurpose } from '#server/payments/payment-purpose.ts'
import { lockSale, reserveCopies, returnCopies, saveSaleState } from './sql.ts'

const requireSale = async (tx: Connection, purposeID: number | null) => {
  const sale = purposeID === null ? undefined : await lockSale(tx, purposeID)
  if (sale === undefined) throw new Error(`the payment of a book names no sale: ${purposeID}`)
  return sale
}

/**
 * How a sale follows its payment order. One that was given up is delivered all the same when it is paid late and
 * there are copies; otherwise the money stays in the account.
 */
export const bookPayments = definePaymentPurpose({
  name: 'books',
  onPaid: async (tx, { purposeID }) => {
    const { saleID, state, bookID, quantity } = await requireSale(tx, purposeID)
    if (state === 'paid' || state === 'handed_out') return 'delivered'
    const isKept = state === 'reserved' || (await reserveCopies(tx, bookID, quantity)) !== undefined
    await saveSaleState(tx, saleID, isKept ? 'paid' : 'credited')
    return isKept ? 'delivered' : 'credit'
  },
  onClosed: async (tx, { purposeID }) => {
    const { saleID, state, bookID, quantity } = await requireSale(tx, purposeID)
    if (state !== 'reserved') return
    await saveSaleState(tx, saleID, 'closed')
    await returnCopies(tx, bookID, quantity)
  },
  onRefundProposed: async (tx, { purposeID }) => {
    await requireSale(tx, purposeID)
  },
  onRefunded: async (tx, { purposeID }, { isWhole }) => {
    const { saleID, state, bookID, quantity } = await requireSale(tx, purposeID)
    // A part of the price changes nothing about the book.
    if (state !== 'paid' || !isWhole) return
    await saveSaleState(tx, saleID, 'refunded')
    await returnCopies(tx, bookID, quantity)
  },
})
