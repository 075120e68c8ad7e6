import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMinutes, daysBetween } from './clock.ts'
import { getMinutesUntil, getTimeLeft, type LocalMoment } from './time-left.ts'

const evening: LocalMoment = { date: '2026-11-25', minute: 22 * 60 + 30 }

const moment = fc
  .record({ ahead: fc.integer({ min: 0, max: 400 }), minute: fc.integer({ min: 0, max: 1439 }) })
  .map(({ ahead, minute }): LocalMoment => ({ date: addDays('2026-01-01', ahead), minute }))
const minutesAhead = fc.integer({ min: -5000, max: 400_000 })

describe('getTimeLeft', () => {
  it.each([
    ['2026-11-25', '22:29', 'minutes', 0],
    ['2026-11-25', '23:29', 'minutes', 59],
    ['2026-11-25', '23:30', 'hours', 1],
    ['2026-11-26', '23:59', 'hours', 25],
    // The day after tomorrow, but less than 48 hours.
    ['2026-11-27', '16:00', 'hours', 41],
    ['2026-11-27', '22:30', 'days', 2],
    ['2026-12-03', '09:00', 'days', 8],
    ['2026-12-03', null, 'days', 8],
  ] as const)('until %s %s: %s %i', (date, time, unit, count) => {
    expect(getTimeLeft(evening, date, time)).toMatchObject({ unit, count })
  })

  it('counts the days of the calendar, at whatever time of the day', () => {
    fc.assert(
      fc.property(moment, minutesAhead, (now, ahead) => {
        const { date, time } = addMinutes(now.date, '00:00', now.minute + ahead)
        const left = getTimeLeft(now, date, time)
        expect(left.minutes).toBe(ahead)
        expect(left.unit).toBe(ahead < 60 ? 'minutes' : ahead < 48 * 60 ? 'hours' : 'days')
        if (left.unit === 'days') expect(left.count).toBe(daysBetween(now.date, date))
        if (left.unit === 'hours') expect(left.count * 60).toBeLessThanOrEqual(ahead)
        expect(left.count).toBeGreaterThanOrEqual(left.unit === 'minutes' ? 0 : left.unit === 'hours' ? 1 : 2)
      }),
    )
  })

  it('gives two deadlines of one day the same days, and a later day more', () => {
    const time = fc.constantFrom(null, '00:00', '09:00', '18:00', '23:59')
    fc.assert(
      fc.property(moment, fc.integer({ min: 3, max: 60 }), time, time, (now, days, one, other) => {
        const date = addDays(now.date, days)
        expect(getTimeLeft(now, date, one)).toMatchObject({ unit: 'days', count: days })
        expect(getTimeLeft(now, date, other)).toMatchObject({ unit: 'days', count: days })
        expect(getTimeLeft(now, addDays(date, 1), one).count).toBe(days + 1)
      }),
    )
  })

  it('counts no hours before the day of a deadline without a time, which may be earlier than midnight', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 60 }), (now, days) => {
        const { unit, minutes } = getTimeLeft(now, addDays(now.date, days), null)
        expect(unit === 'days').toBe(days > 0)
        expect(minutes).toBeGreaterThan(0)
      }),
    )
  })

  it('never grows as time passes', () => {
    const toLength = { minutes: 1, hours: 60, days: 24 * 60 }
    fc.assert(
      fc.property(moment, minutesAhead, fc.integer({ min: 0, max: 3000 }), (now, ahead, later) => {
        const end = addMinutes(now.date, '00:00', now.minute + ahead)
        const then = addMinutes(now.date, '00:00', now.minute + later)
        const [hour, minute] = then.time.split(':').map(Number)
        const after = { date: then.date, minute: hour! * 60 + minute! }
        const [before, left] = [now, after].map((at) => getTimeLeft(at, end.date, end.time))
        expect(left!.count * toLength[left!.unit]).toBeLessThanOrEqual(before!.count * toLength[before!.unit])
      }),
    )
  })
})

describe('getMinutesUntil', () => {
  it('takes a day without a time to its end', () => {
    expect(getMinutesUntil(evening, '2026-11-25', null)).toBe(90)
    expect(getMinutesUntil(evening, '2026-11-25', '24:00')).toBe(90)
    expect(getMinutesUntil(evening, '2026-11-24', '22:30')).toBe(-1440)
  })
})
