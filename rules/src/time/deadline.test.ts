import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDeadline } from './deadline.ts'
import { getMinutesUntil } from './time-left.ts'

const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const two = (part: number) => String(part).padStart(2, '0')
const minuteOfDay = fc.nat({ max: 1439 })
const toTime = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

describe('toDeadline', () => {
  it.each([
    ['2026-12-05', '00:00', '2026-12-04', '24:00'],
    ['2027-01-01', '00:00', '2026-12-31', '24:00'],
    ['2028-03-01', '00:00', '2028-02-29', '24:00'],
    ['2026-12-05', '00:01', '2026-12-05', '00:01'],
    ['2026-12-05', '23:59', '2026-12-05', '23:59'],
  ])('%s %s is %s %s', (date, time, lastDay, lastTime) => {
    expect(toDeadline({ date, time })).toEqual({ date: lastDay, time: lastTime })
  })

  it('is the same moment, and never the first minute of a day', () => {
    fc.assert(
      fc.property(day, minuteOfDay, day, minuteOfDay, (date, minute, today, now) => {
        const deadline = toDeadline({ date, time: toTime(minute) })
        const moment = { date: today, minute: now }
        expect(getMinutesUntil(moment, deadline.date, deadline.time)).toBe(
          getMinutesUntil(moment, date, toTime(minute)),
        )
        expect(deadline.time).not.toBe('00:00')
      }),
    )
  })
})
