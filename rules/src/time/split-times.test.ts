import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, toMinutes, toWeekday } from './clock.ts'
import { splitTimes } from './split-times.ts'

const hour = fc.integer({ min: 0, max: 23 }).map((each) => `${String(each).padStart(2, '0')}:30`)
const plan = fc.record({
  from: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)),
  days: fc.integer({ min: 0, max: 30 }),
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  start: hour,
  end: hour,
  minutes: fc.integer({ min: 15, max: 240 }),
})

describe('splitTimes', () => {
  it('gives times of that length, within the hours and on the weekdays, without an overlap', () => {
    fc.assert(
      fc.property(plan, ({ days, ...given }) => {
        const to = addDays(given.from, days)
        const times = splitTimes({ ...given, to })
        for (const [nth, { day, start, end }] of times.entries()) {
          expect(toMinutes(end) - toMinutes(start)).toBe(given.minutes)
          expect(start >= given.start && end <= given.end).toBe(true)
          expect(day >= given.from && day <= to).toBe(true)
          expect(given.weekdays).toContain(toWeekday(day))
          const next = times[nth + 1]
          if (next?.day === day) expect(next.start).toBe(end)
        }
        const perDay = Math.max(
          0,
          Math.floor((toMinutes(given.end) - toMinutes(given.start)) / given.minutes),
        )
        const taught = Array.from({ length: days + 1 }, (_, nth) => toWeekday(addDays(given.from, nth)))
        expect(times).toHaveLength(perDay * taught.filter((each) => given.weekdays.includes(each)).length)
      }),
    )
  })
})
