import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCreditsOfFee } from './year-credits.ts'

const cents = fc.integer({ min: 1, max: 100_000 })
const toPrice = (amount: number): string => (amount / 100).toFixed(2)

describe('findCreditsOfFee', () => {
  // spec 9.8.2
  it('says what is left until all are registered, and then only what costs more', () => {
    fc.assert(
      fc.property(fc.nat(120), fc.nat(90), fc.option(cents), (registered, included, price) => {
        const said = findCreditsOfFee({
          registered,
          included,
          price: price === null ? null : toPrice(price),
        })
        if (registered < included) {
          expect(said).toEqual({ left: included - registered, beyond: 0, cost: null })
        } else if (registered === included || price === null) {
          expect(said).toBeNull()
        } else {
          expect(said!.left).toBe(0)
          expect(said!.beyond + included).toBe(registered)
          expect(Math.round(Number(said!.cost) * 100)).toBe(price * said!.beyond)
          expect(said!.cost).toMatch(/^\d+\.\d\d$/)
        }
      }),
    )
  })

  it('counts the last credit, and the first beyond it', () => {
    const fee = { included: 60, price: '70.50' }
    expect(findCreditsOfFee({ ...fee, registered: 59 })).toEqual({ left: 1, beyond: 0, cost: null })
    expect(findCreditsOfFee({ ...fee, registered: 60 })).toBeNull()
    expect(findCreditsOfFee({ ...fee, registered: 66 })).toEqual({ left: 0, beyond: 6, cost: '423.00' })
  })
})
