import type { OrderState } from '#rules/finance/order-state.ts'
import type { Connection } from '#server/db/open.ts'

/** An order as the purposes see it. */
export interface PurposeOrder {
  readonly orderID: number
  readonly studentID: number
  readonly purposeID: number | null
  readonly amount: string
  readonly currency: string
}

/**
 * An area's handlers of its orders. Each one runs once for each change, in the transaction that changes the order. An
 * exception undoes the change, which is then tried again.
 */
export interface PaymentPurpose {
  readonly name: string
  /**
   * The order was paid. `isLate`: it had been given up before, so what was reserved for it may be gone. `delivered`:
   * the thing is the student's, and its price is in the account as a charge beside the payment. `credit`: nothing was
   * given for the money, which stays in the account as the student's.
   */
  readonly onPaid: (
    tx: Connection,
    order: PurposeOrder,
    circumstances: { readonly isLate: boolean },
  ) => Promise<'delivered' | 'credit'>
  /** The order will not be paid: give back what was reserved. It may still be paid late. */
  readonly onClosed?: (
    tx: Connection,
    order: PurposeOrder,
    state: Exclude<OrderState, 'processing' | 'paid' | 'refunded'>,
  ) => Promise<void>
  /** A refund is proposed: lock what must not be handed out until the proposal can be seen. */
  readonly onRefundProposed?: (tx: Connection, order: PurposeOrder) => Promise<void>
  /**
   * So much of it was given back; `isWhole`: all of it by now. What was delivered costs so much less in the account, so that
   * the student does not owe it again.
   */
  readonly onRefunded?: (
    tx: Connection,
    order: PurposeOrder,
    refund: { readonly amount: string; readonly isWhole: boolean },
  ) => Promise<void>
}

const purposes = new Map<string, PaymentPurpose>()

/** The name must be unique. The module that defines a purpose must be imported by the routes of its area. */
export const definePaymentPurpose = (purpose: PaymentPurpose): PaymentPurpose => {
  purposes.set(purpose.name, purpose)
  return purpose
}

const toAccount: PaymentPurpose = { name: 'account', onPaid: async () => 'credit' }

/** Money for the account as a whole, or for a charge of it: its payment is all there is. */
const ownPurposes = new Map([toAccount, { ...toAccount, name: 'charge' }].map((each) => [each.name, each]))

export const findPaymentPurpose = (name: string): PaymentPurpose => {
  const found = ownPurposes.get(name) ?? purposes.get(name)
  if (found === undefined) throw new Error(`no area has defined the payment purpose ${name}`)
  return found
}
