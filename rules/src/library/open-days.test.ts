import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../time/clock.ts'
import { computeFine } from './fine.ts'
import { countOpenDays, findOpenDay } from './open-days.ts'
import { getDueDate } from './renewal.ts'

const sundays = { closed_weekdays: [7] }
const day = fc.integer({ min: 0, max: 2000 }).map((ahead) => addDays('2026-01-01', ahead))
const closed = fc.record({
  closed_weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
  closed_days: fc.array(day, { maxLength: 30 }),
})

describe('getDueDate', () => {
  it('moves from a closed day to the next open one', () => {
    // 2026-12-06 is a Sunday, and Monday is a holiday.
    const terms = { loan_days: 14, ...sundays, closed_days: ['2026-12-07'] }
    expect(getDueDate('2026-11-22', terms)).toBe('2026-12-08')
    expect(getDueDate('2026-11-23', terms)).toBe('2026-12-08')
    expect(getDueDate('2026-11-24', terms)).toBe('2026-12-08')
    expect(getDueDate('2026-11-25', terms)).toBe('2026-12-09')
  })

  it('terminates if the library never opens', () => {
    expect(findOpenDay('2026-11-28', { closed_weekdays: [1, 2, 3, 4, 5, 6, 7] })).toBe('2026-11-28')
  })
})

describe('computeFine', () => {
  const terms = { fine_per_day: '0.50', fine_max: '20.00' }

  it('does not charge closed days', () => {
    expect(computeFine('2026-12-05', '2026-12-07', { ...terms, ...sundays })).toBe('0.50')
    expect(computeFine('2026-12-05', '2026-12-06', { ...terms, ...sundays })).toBeNull()
    expect(computeFine('2026-12-05', '2026-12-07', terms)).toBe('1.00')
  })

  it('does not charge the first open day after a closed due date', () => {
    expect(computeFine('2026-12-06', '2026-12-07', { ...terms, ...sundays })).toBeNull()
    expect(computeFine('2026-12-06', '2026-12-08', { ...terms, ...sundays })).toBe('0.50')
  })
})

describe('countOpenDays', () => {
  it('is at most the days between, grows with time, and is nothing up to the next open day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5, max: 60 }), closed, (first, ahead, days) => {
        const last = addDays(first, ahead)
        const count = countOpenDays(first, last, days)
        expect(count).toBeLessThanOrEqual(Math.max(0, daysBetween(first, last)))
        expect(countOpenDays(first, addDays(last, 1), days)).toBeGreaterThanOrEqual(count)
        expect(countOpenDays(findOpenDay(first, days), first, days)).toBe(0)
      }),
    )
  })
})
