import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount } from '../finance/money.ts'
import { addDays } from '../time/clock.ts'
import { computeFine } from './fine.ts'

const today = '2026-11-26'
const amount = fc.integer({ min: 0, max: 100_000 })

describe('computeFine', () => {
  it('counts the days after the last one, up to the maximum', () => {
    const terms = { fine_per_day: '0.20', fine_max: '5.00' }
    expect(computeFine(today, today, terms)).toBe(null)
    expect(computeFine(addDays(today, -1), today, terms)).toBe('0.20')
    expect(computeFine(addDays(today, -7), today, terms)).toBe('1.40')
    expect(computeFine(addDays(today, -300), today, terms)).toBe('5.00')
    expect(computeFine(addDays(today, -3), today, { ...terms, fine_per_day: '0.00' })).toBe(null)
  })

  // spec 2.41.3
  it('is exact to the hundredth, never falls from day to day and never exceeds the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 2000 }), amount, amount, (late, perDay, max) => {
        const terms = { fine_per_day: toAmount(BigInt(perDay)), fine_max: toAmount(BigInt(max)) }
        const fineAfter = (days: number) =>
          Math.round(Number(computeFine(addDays(today, -days), today, terms) ?? '0') * 100)
        expect(fineAfter(late)).toBe(Math.min(Math.max(late, 0) * perDay, max))
        expect(fineAfter(late + 1)).toBeGreaterThanOrEqual(fineAfter(late))
      }),
    )
  })
})
