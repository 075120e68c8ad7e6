import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount, toMinorUnits } from './money.ts'
import { computeCheckDelay, decideOrder, type DecidedOrder, type ProviderReport } from './order-state.ts'

const amount = '120.50'
const currency = 'GEL'
const order: DecidedOrder = { state: 'processing', amount, currency, refunded: '0.00' }
const paid: ProviderReport = { state: 'paid', amount, currency, refunded: '0.00' }

/** The book of a provider: each entry is what it says at one time. */
const history = fc
  .record({
    closes: fc.constantFrom<ProviderReport['state'] | null>('failed', 'cancelled', 'expired', null),
    refunds: fc.array(fc.bigInt({ min: 1n, max: 5000n }), { maxLength: 3 }),
  })
  .map(({ closes, refunds }): ProviderReport[] => {
    const open: ProviderReport = { ...paid, state: 'processing' }
    if (closes !== null) return [open, { ...open, state: closes }]
    let sum = 0n
    const later = refunds.flatMap((each): ProviderReport[] => {
      if (sum + each > toMinorUnits(amount)) return []
      sum += each
      return [{ ...paid, refunded: toAmount(sum) }]
    })
    return [open, paid, ...later]
  })

interface Ledger {
  readonly order: DecidedOrder
  readonly payments: number
  readonly refunded: bigint
}

const apply = ({ order: before, payments, refunded }: Ledger, report: ProviderReport): Ledger => {
  const { pays, refunds, state, mismatch } = decideOrder(before, report)
  expect(mismatch).toBeNull()
  const given = refunds === null ? 0n : toMinorUnits(refunds)
  return {
    order: { ...before, state, refunded: toAmount(toMinorUnits(before.refunded) + given) },
    payments: payments + Number(pays),
    refunded: refunded + given,
  }
}

describe('decideOrder', () => {
  it('agrees with the provider however its reports are repeated and mixed, once the last one has come', () => {
    fc.assert(
      fc.property(
        history.chain((reports) =>
          fc.tuple(fc.constant(reports), fc.array(fc.nat(reports.length - 1), { maxLength: 12 })),
        ),
        ([reports, order_]) => {
          const last = reports.at(-1)!
          const seen = [...order_.map((index) => reports[index]!), last]
          const end = seen.reduce(apply, { order, payments: 0, refunded: 0n })
          expect(end.payments).toBe(last.state === 'paid' ? 1 : 0)
          expect(end.refunded).toBe(toMinorUnits(last.refunded))
          expect(['paid', 'refunded'].includes(end.order.state)).toBe(last.state === 'paid')
        },
      ),
    )
  })

  it('counts a payment that is reported after the order was given up', () => {
    for (const state of ['failed', 'cancelled', 'expired'] as const)
      expect(decideOrder({ ...order, state }, paid)).toMatchObject({ pays: true, state: 'paid' })
  })

  it('changes nothing when the provider names another amount, currency or state, or gives back too much', () => {
    const unlike = [
      [order, { ...paid, amount: '120.51' }, 'amount'],
      [order, { ...paid, currency: 'USD' }, 'currency'],
      [{ ...order, state: 'paid' }, { ...paid, state: 'failed' }, 'state'],
      [{ ...order, state: 'paid' }, { ...paid, refunded: '120.51' }, 'refund'],
    ] as const
    for (const [before, report, mismatch] of unlike)
      expect(decideOrder(before, report)).toEqual({
        pays: false,
        refunds: null,
        state: before.state,
        mismatch,
      })
  })

  it('is refunded when the whole amount was given back', () => {
    const half = { ...order, state: 'paid', refunded: '60.25' } as const
    expect(decideOrder(half, { ...paid, refunded: amount })).toMatchObject({
      refunds: '60.25',
      state: 'refunded',
    })
    expect(decideOrder(half, paid)).toMatchObject({ refunds: null, state: 'paid' })
  })
})

describe('computeCheckDelay', () => {
  it('grows to ten minutes, and to an hour after a day', () => {
    expect([0, 1, 2, 6, 50].map((checks) => computeCheckDelay(checks, 60))).toEqual([15, 30, 60, 600, 600])
    expect(computeCheckDelay(3, 90_000)).toBe(3600)
  })
})
