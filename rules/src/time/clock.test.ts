import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, toMinutes, toWeekday } from './clock.ts'

const dayNumbers = fc.integer({ min: -25_000, max: 100_000 })
const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

describe('minutesOf', () => {
  it('reads the ends of the day and refuses what is no time', () => {
    expect(['00:00', '09:05', '12:00', '24:00'].map(toMinutes)).toEqual([0, 545, 720, 1440])
    for (const text of ['', '9:00', '24:01', '25:00', '10:60', '10:00:00', '10.00', ' 10:00', '1O:00']) {
      expect(() => toMinutes(text), text).toThrow(RangeError)
    }
  })

  it('is the minute that was written', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const text = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        expect(toMinutes(text)).toBe(hour * 60 + minute)
      }),
    )
  })
})

describe('dates', () => {
  it('knows some days by heart', () => {
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
    ]) {
      expect(() => toWeekday(text), text).toThrow(RangeError)
    }
  })

  it('adds and subtracts the same days', () => {
    fc.assert(
      fc.property(dayNumbers, fc.integer({ min: -3000, max: 3000 }), (day, days) => {
        expect(addDays(dateOf(day), days)).toBe(dateOf(day + days))
        expect(daysBetween(dateOf(day), addDays(dateOf(day), days))).toBe(days)
      }),
    )
  })

  it('counts the weekday as the calendar does, Sunday last', () => {
    fc.assert(
      fc.property(dayNumbers, (day) => {
        expect(toWeekday(dateOf(day))).toBe(new Date(day * 86_400_000).getUTCDay() || 7)
      }),
    )
  })
})
