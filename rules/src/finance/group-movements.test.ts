import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupMovements, isOwed, sumMovements, toMonthGroup, type Movement } from './group-movements.ts'
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

describe('groupMovements', () => {
  it('has each movement once, and its groups add up to the account', () => {
    fc.assert(
      fc.property(fc.array(movement), (movements) => {
        const groups = groupMovements(movements, ({ date }) => toMonthGroup(date))
        const listed = groups.flatMap((group) => group.movements)
        expect(listed).toHaveLength(movements.length)
        expect(new Set(listed)).toEqual(new Set(movements))
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        const sum = groups.reduce((all, { balance }) => all + toMinorUnits(balance), 0n)
        expect(toAmount(sum)).toBe(sumMovements(movements).balance)
      }),
    )
  })

  it('names a month in both languages', () => {
    expect(toMonthGroup('2026-11-05')).toEqual({
      key: '2026-11',
      name: '2026 წლის ნოემბერი',
      nameeng: 'November 2026',
    })
  })
})
