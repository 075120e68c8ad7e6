import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getOffset, isTimeZone, listInstants, toInstant, toZonedTime, UnknownTimeZone } from './zoned-time.ts'

const zones = ['Asia/Tbilisi', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe']
const zone = fc.constantFrom(...zones)
/** Minutes from 2020 to 2040. */
const instant = fc.integer({ min: 26_297_280, max: 36_817_920 }).map((minutes) => minutes * 60_000)

describe('toZonedTime', () => {
  it('gives the date and time of a zone, in summer and winter', () => {
    const at = (iso: string, timeZone: string) => Object.values(toZonedTime(iso, timeZone)).join(' ')
    expect(at('2026-07-31T20:30:00Z', 'Asia/Tbilisi')).toBe('2026-08-01 00:30')
    expect(at('2026-07-01T10:00:00Z', 'Europe/Berlin')).toBe('2026-07-01 12:00')
    expect(at('2026-12-01T10:00:00Z', 'Europe/Berlin')).toBe('2026-12-01 11:00')
    expect(at('2026-01-01T03:00:00Z', 'America/New_York')).toBe('2025-12-31 22:00')
    expect(at('2026-01-01T00:00:59.999Z', 'Asia/Kathmandu')).toBe('2026-01-01 05:45')
  })

  it('refuses a zone that is not known, by its name', () => {
    expect(() => toZonedTime(0, 'Mars/Olympus')).toThrow(new UnknownTimeZone('Mars/Olympus'))
    expect(['Mars/Olympus', '', 'Asia/Tbilisi'].map(isTimeZone)).toEqual([false, false, true])
  })
})

describe('toInstant', () => {
  it('finds the instant of every local time again', () => {
    fc.assert(
      fc.property(instant, zone, (ms, timeZone) => {
        const { date, time } = toZonedTime(ms, timeZone)
        const instants = listInstants(date, time, timeZone)
        expect(instants).toContain(ms)
        expect(Date.parse(toInstant(date, time, timeZone))).toBe(instants.at(-1))
        for (const each of instants) expect(toZonedTime(each, timeZone)).toEqual({ date, time })
      }),
      { numRuns: 500 },
    )
  })

  it('takes the second of two instants, and moves a time that is left out forward', () => {
    const berlin = (date: string, time: string) => toInstant(date, time, 'Europe/Berlin')
    expect(listInstants('2026-10-25', '02:30', 'Europe/Berlin')).toHaveLength(2)
    expect(berlin('2026-10-25', '02:30')).toBe('2026-10-25T01:30:00.000Z')
    expect(listInstants('2026-03-29', '02:30', 'Europe/Berlin')).toEqual([])
    expect(berlin('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(toZonedTime(berlin('2026-03-29', '02:30'), 'Europe/Berlin').time).toBe('03:30')
    expect(berlin('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z')
    expect(berlin('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z')
  })
})

describe('getOffset', () => {
  it('counts minutes, east and west', () => {
    const hours = (timeZone: string) => getOffset(Date.UTC(2026, 0, 1), timeZone) / 3_600_000
    expect(zones.map(hours)).toEqual([4, 1, -5, 5.75, 11])
    expect(getOffset(Date.UTC(2026, 6, 1) + 123, 'Europe/Berlin')).toBe(2 * 3_600_000)
  })
})
