import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCalendarDay } from './is-calendar-day.ts'

it('accepts each day of the calendar', () => {
  const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      expect(isCalendarDay(date.toISOString().slice(0, 10))).toBe(true)
    }),
  )
})

it('refuses days that no month has, and other texts', () => {
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-04-31',
    '0000-01-01',
    '2026-1-1',
    '2026-11-26T10:00',
    '',
  ])
    expect(isCalendarDay(text), text).toBe(false)
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), (text) => {
      expect(isCalendarDay(text)).toBe(false)
    }),
  )
})
