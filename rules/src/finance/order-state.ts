import { toAmount, toMinorUnits } from './money.ts'

/** A payment order. Only the provider decides that it was paid. */
export type OrderState = 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded'

/** The provider's report on an order, in terms that are the same for all providers. */
export interface ProviderReport {
  /** `processing` is also a status that we do not know: it is asked again. */
  readonly state: 'processing' | 'paid' | 'failed' | 'cancelled' | 'expired'
  /** The amount of the order; null if the provider does not say. */
  readonly amount: string | null
  readonly currency: string | null
  /** Refunded so far; above zero only for a payment. */
  readonly refunded: string
}

export interface DecidedOrder {
  readonly state: OrderState
  readonly amount: string
  readonly currency: string
  readonly refunded: string
}

/** The field in which the provider's report differs. */
export type Mismatch = 'amount' | 'currency' | 'state' | 'refund'

export interface OrderChange {
  /** Write the payment. */
  readonly pays: boolean
  /** Write a refund of so much. */
  readonly refunds: string | null
  /** The state afterwards. */
  readonly state: OrderState
  readonly mismatch: Mismatch | null
}

const isPaid = (state: OrderState): boolean => state === 'paid' || state === 'refunded'

/**
 * Decides how a report changes an order. Reports may come in any order and any number of times: a payment counts whenever
 * it is reported, even after the order was given up, and an older report changes nothing. Nor does a report of another
 * amount: a person compares the records of both.
 */
export const decideOrder = (order: DecidedOrder, report: ProviderReport): OrderChange => {
  const same = { pays: false, refunds: null, state: order.state, mismatch: null }
  if (report.state === 'processing') return same
  if (report.state !== 'paid') {
    if (isPaid(order.state)) return { ...same, mismatch: 'state' }
    return order.state === 'processing' ? { ...same, state: report.state } : same
  }
  if (report.currency !== null && report.currency !== order.currency) return { ...same, mismatch: 'currency' }
  const whole = toMinorUnits(order.amount)
  if (report.amount !== null && toMinorUnits(report.amount) !== whole) return { ...same, mismatch: 'amount' }
  const [before, after] = [toMinorUnits(order.refunded), toMinorUnits(report.refunded)]
  if (after > whole) return { ...same, mismatch: 'refund' }
  const refunded = after > before ? after : before
  return {
    pays: !isPaid(order.state),
    refunds: after > before ? toAmount(after - before) : null,
    state: refunded === whole ? 'refunded' : 'paid',
    mismatch: null,
  }
}

const secondsOfFirstDay = 86_400

/** Seconds until the provider is asked again, by the number of times it was asked and the age of the order in seconds. */
export const computeCheckDelay = (checks: number, age: number): number =>
  age > secondsOfFirstDay ? 3600 : Math.min(15 * 2 ** Math.min(checks, 6), 600)
