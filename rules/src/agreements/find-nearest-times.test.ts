import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween, toMinutes } from '#rules/time/clock.ts'
import { findNearestTimes } from './find-nearest-times.ts'

const starts = ['10:00', '10:30', '11:00', '15:30'] as const
const first = '2026-11-30'
const anyDays = fc.array(fc.subarray([...starts]), { maxLength: 5 }).map((days) =>
  days.map((times, nth) => ({
    date: addDays(first, nth),
    times: times.map((start) => ({ start, end: '23:59' })),
  })),
)
const anyTaken = fc.record({
  date: fc.integer({ min: 0, max: 4 }).map((nth) => addDays(first, nth)),
  start: fc.constantFrom(...starts),
})

it('gives free times, not the taken one, none of the others being nearer, in order', () => {
  fc.assert(
    fc.property(anyDays, anyTaken, fc.integer({ min: 1, max: 4 }), (days, taken, count) => {
      const all = days.flatMap(({ date, times }) => times.map(({ start }) => ({ date, start })))
      const others = all.filter(({ date, start }) => date !== taken.date || start !== taken.start)
      const found = findNearestTimes(days, taken, count).map(({ date, start }) => ({ date, start }))
      expect(found).toHaveLength(Math.min(count, others.length))
      // In the order in which the days have them.
      expect(
        others.filter((each) =>
          found.some((one) => `${one.date}${one.start}` === `${each.date}${each.start}`),
        ),
      ).toEqual(found)
      const toDistance = ({ date, start }: { date: string; start: string }) =>
        Math.abs(daysBetween(taken.date, date) * 1440 + toMinutes(start) - toMinutes(taken.start))
      const rest = others.filter(
        (each) => !found.some((one) => one.date === each.date && one.start === each.start),
      )
      for (const one of found)
        for (const other of rest) expect(toDistance(one)).toBeLessThanOrEqual(toDistance(other))
    }),
  )
})
