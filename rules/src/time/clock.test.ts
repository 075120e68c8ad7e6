import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMinutes, daysBetween, toMinutes, toWeekday } from './clock.ts'

const dayNumbers = fc.integer({ min: -25_000, max: 100_000 })
const toDate = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

describe('toMinutes', () => {
  it('reads 00:00 to 24:00 and refuses what is no time', () => {
    expect(['00:00', '09:05', '12:00', '24:00'].map(toMinutes)).toEqual([0, 545, 720, 1440])
    for (const text of [
      '',
      '9:00',
      '24:01',
      '25:00',
      '10:60',
      '10:00:00',
      '10.00',
      ' 10:00',
      '1O:00',
      'a10:00',
      '10:00b',
    ]) {
      expect(() => toMinutes(text), text).toThrow(new RangeError(`not a time HH:MM: ${text}`))
    }
  })

  it('is the hour times 60 plus the minute', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const text = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        expect(toMinutes(text)).toBe(hour * 60 + minute)
      }),
    )
  })
})

describe('toWeekday, addDays and daysBetween', () => {
  it('knows some days of the calendar', () => {
    expect(toWeekday('2026-03-02')).toBe(1)
    expect(toWeekday('1970-01-01')).toBe(4)
    expect(toWeekday('1969-12-28')).toBe(7)
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2025-11-01', '2025-11-29')).toBe(28)
    expect(daysBetween('2025-11-29', '2025-11-01')).toBe(-28)
  })

  it('refuses what is no date', () => {
    for (const text of [
      '',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '01.11.2025',
      '2026-02-03T00:00',
      '+002026-02-03',
      'on 2026-02-03',
    ]) {
      expect(() => toWeekday(text), text).toThrow(new RangeError(`not a date Y-m-d: ${text}`))
    }
  })

  it('adds and subtracts the same days', () => {
    fc.assert(
      fc.property(dayNumbers, fc.integer({ min: -3000, max: 3000 }), (day, days) => {
        expect(addDays(toDate(day), days)).toBe(toDate(day + days))
        expect(daysBetween(toDate(day), addDays(toDate(day), days))).toBe(days)
      }),
    )
  })

  it('gives the weekday of the calendar, 7 for Sunday', () => {
    fc.assert(
      fc.property(dayNumbers, (day) => {
        expect(toWeekday(toDate(day))).toBe(new Date(day * 86_400_000).getUTCDay() || 7)
      }),
    )
  })
})

describe('addMinutes', () => {
  it('goes over midnight, forwards and backwards', () => {
    expect(addMinutes('2026-03-02', '10:30', 95)).toEqual({ date: '2026-03-02', time: '12:05' })
    expect(addMinutes('2026-02-28', '23:00', 120)).toEqual({ date: '2026-03-01', time: '01:00' })
    expect(addMinutes('2026-03-01', '00:05', -10)).toEqual({ date: '2026-02-28', time: '23:55' })
    expect(addMinutes('2026-03-01', '00:00', -1440)).toEqual({ date: '2026-02-28', time: '00:00' })
    expect(addMinutes('2026-03-01', '00:00', 2 * 1440)).toEqual({ date: '2026-03-03', time: '00:00' })
    expect(addMinutes('2026-03-01', '24:00', 0)).toEqual({ date: '2026-03-02', time: '00:00' })
  })

  it('adds and takes away the same minutes', () => {
    const anyTime = fc.tuple(fc.integer({ min: 10, max: 23 }), fc.integer({ min: 10, max: 59 }))
    fc.assert(
      fc.property(dayNumbers, anyTime, fc.integer({ min: -5000, max: 5000 }), (day, [hour, minute], more) => {
        const start = { date: toDate(day), time: `${hour}:${minute}` }
        const end = addMinutes(start.date, start.time, more)
        const minutes = daysBetween(start.date, end.date) * 1440 + toMinutes(end.time) - toMinutes(start.time)
        expect(minutes).toBe(more)
      }),
    )
  })
})
