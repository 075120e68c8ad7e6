import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount } from '../finance/money.ts'
import { isBlockedByFines, sumOpenFines } from './fine-block.ts'

const amount = fc.integer({ min: 1, max: 100_000 })
const state = fc.constantFrom('growing', 'open', 'paid', 'waived', 'refunded', null)

// spec 2.41.7
describe('sumOpenFines', () => {
  it('adds the fines that can be paid, to the cent, and no others', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, state)), (fines) => {
        const loans = fines.map(([cents, fine_state]) => ({ fine: toAmount(BigInt(cents)), fine_state }))
        const open = fines.filter(([, fine_state]) => fine_state === 'open')
        expect(sumOpenFines(loans)).toBe(toAmount(BigInt(open.reduce((sum, [cents]) => sum + cents, 0))))
      }),
    )
  })
})

// spec 2.41.7
describe('isBlockedByFines', () => {
  it('blocks from the limit on, and nothing without a limit or without a fine', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.option(fc.nat(100_000)), (open, limit) => {
        const fine_limit = limit === null ? null : toAmount(BigInt(limit))
        expect(isBlockedByFines(toAmount(BigInt(open)), { fine_limit })).toBe(
          limit !== null && open > 0 && open >= limit,
        )
      }),
    )
  })
})
