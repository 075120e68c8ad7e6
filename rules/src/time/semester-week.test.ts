import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, toWeekday } from './clock.ts'
import { toSemesterWeek } from './semester-week.ts'

const monday = '2026-10-05'

describe('toSemesterWeek', () => {
  it('counts the weeks from the one with the first day to the one with the last', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.integer({ min: 1, max: 200 }), (late, days) => {
        const start_date = addDays(monday, late)
        const semester = { start_date, end_date: addDays(start_date, days) }
        const numbers: (number | null)[] = []
        for (let week = addDays(monday, -7); week <= addDays(semester.end_date, 7); week = addDays(week, 7))
          numbers.push(toSemesterWeek(semester, week))
        const last = addDays(semester.end_date, 1 - toWeekday(semester.end_date))
        expect(numbers[0]).toBeNull()
        expect(toSemesterWeek(semester, monday)).toBe(1)
        expect(numbers.slice(1, -1)).toEqual(numbers.slice(1, -1).map((_, index) => index + 1))
        expect(toSemesterWeek(semester, last)).toBe(numbers.length - 2)
        expect(toSemesterWeek(semester, addDays(last, 7))).toBeNull()
      }),
    )
  })
})
