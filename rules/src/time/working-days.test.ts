import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, toWeekday } from './clock.ts'
import { addWorkingDays } from './working-days.ts'

const isWorking = (date: string, holidays: ReadonlySet<string>) => toWeekday(date) <= 5 && !holidays.has(date)

describe('addWorkingDays', () => {
  it('leaves out weekends and holidays', () => {
    expect(addWorkingDays('2026-11-02', 7, new Set())).toBe('2026-11-11')
    expect(addWorkingDays('2026-11-02', 7, new Set(['2026-11-04', '2026-11-08']))).toBe('2026-11-12')
    expect(addWorkingDays('2026-11-07', 1, new Set())).toBe('2026-11-09')
    expect(addWorkingDays('2026-11-07', 0, new Set())).toBe('2026-11-07')
  })

  it('ends on a working day, with exactly so many after the first date', () => {
    const near = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-12-20', days))
    fc.assert(
      fc.property(near, fc.integer({ min: 1, max: 15 }), fc.array(near), (date, count, free) => {
        const holidays = new Set(free)
        const last = addWorkingDays(date, count, holidays)
        expect(isWorking(last, holidays)).toBe(true)
        const days = Array.from({ length: daysBetween(date, last) }, (_, nth) => addDays(date, nth + 1))
        expect(days.filter((day) => isWorking(day, holidays))).toHaveLength(count)
      }),
    )
  })
})
