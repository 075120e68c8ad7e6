import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupByMonth, isOwed, sumMovements, type Movement } from './group-movements.ts'
import { toAmount, toMinorUnits } from './money.ts'

const movement: fc.Arbitrary<Movement> = fc.record({
  kind: fc.constantFrom('charge', 'payment', 'scholarship', 'discount', 'refund'),
  date: fc.integer({ min: 1, max: 12 }).map((month) => `2026-${String(month).padStart(2, '0')}-05`),
  amount: fc.bigInt({ min: 1n, max: 10n ** 9n }).map(toAmount),
})

describe('sumMovements', () => {
  // spec 2.39.1
  it('is what is owed, whichever way it is added up', () => {
    fc.assert(
      fc.property(fc.array(movement), (movements) => {
        const balance = movements.reduce(
          (sum, { kind, amount }) => sum + (isOwed(kind) ? toMinorUnits(amount) : -toMinorUnits(amount)),
          0n,
        )
        const sums = sumMovements(movements)
        expect(toMinorUnits(sums.balance)).toBe(balance)
        expect(toMinorUnits(sums.charged) - toMinorUnits(sums.paid)).toBe(balance)
      }),
    )
  })
})

describe('groupByMonth', () => {
  /** Newest first, each with what was owed after it. */
  const account = fc.array(movement).map((movements) => {
    let balance = 0n
    return movements
      .toSorted((one, other) => (one.date < other.date ? -1 : 1))
      .map((row) => {
        balance += isOwed(row.kind) ? toMinorUnits(row.amount) : -toMinorUnits(row.amount)
        return { ...row, balance: toAmount(balance) }
      })
      .toReversed()
  })

  // spec 2.39.2
  it('has each movement once, and goes from what was owed at the end of one month to that of the next', () => {
    fc.assert(
      fc.property(account, (movements) => {
        const groups = groupByMonth(movements)
        expect(groups.flatMap((group) => group.movements)).toEqual(movements)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        let owed = 0n
        for (const { charged, paid, balance } of groups.toReversed()) {
          owed += toMinorUnits(charged) - toMinorUnits(paid)
          expect(toMinorUnits(balance)).toBe(owed)
        }
        expect(toAmount(owed)).toBe(sumMovements(movements).balance)
      }),
    )
  })

  it('names a month in both languages', () => {
    const row = { kind: 'charge', date: '2026-11-05', amount: '1.00', balance: '1.00' } as const
    expect(groupByMonth([row])).toMatchObject([
      { key: '2026-11', name: '2026 წლის ნოემბერი', nameeng: 'November 2026' },
    ])
  })
})
