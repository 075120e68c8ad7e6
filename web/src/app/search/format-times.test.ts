import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTimes } from './format-times.ts'

const on = (time: string, ...days: readonly number[]) => days.map((dayID) => ({ dayID, time }))

// spec 2.31.6
describe('formatTimes', () => {
  it.each([
    [on('09:00', 1, 2, 3, 4, 5), 'Mon–Fri 09:00'],
    [on('09:00', 3, 1, 1), 'Mon, Wed 09:00'],
    [on('09:00', 1, 2), 'Mon, Tue 09:00'],
    [on('09:00', 1, 2, 3, 5), 'Mon–Wed, Fri 09:00'],
    [[...on('12:00', 2), ...on('09:00', 4, 1)], 'Mon, Thu 09:00 · Tue 12:00'],
    [[], ''],
  ])('says each time once', (meetings, text) => expect(formatTimes(meetings, 'en')).toBe(text))

  it('names every time, whatever the order', () => {
    const meeting = fc.record({
      dayID: fc.integer({ min: 1, max: 7 }),
      time: fc.constantFrom('09:00', '12:00'),
    })
    fc.assert(
      fc.property(fc.array(meeting), (meetings) => {
        const text = formatTimes(meetings, 'ka')
        expect(formatTimes(meetings.toReversed(), 'ka')).toBe(text)
        for (const { time } of meetings) expect(text.split(time)).toHaveLength(2)
      }),
    )
  })
})
