import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './clock.ts'
import { toDatePhrase, toDative, toLongDatePhrase } from './date-phrase.ts'
import { parseDate } from './parse-date.ts'

const dates = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days))
const today = '2026-11-27'

describe('parseDate', () => {
  it('reads every date as the portal writes it, and in digits', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const [year, month, day] = date.split('-').map(Number)
        const { ka, en } = toLongDatePhrase(date)
        const written = [ka, en, toDative(ka), date, `${day}.${month}.${year}`, `${day}/${month}/${year}`]
        for (const text of written) expect(parseDate(text, today)).toBe(date)
      }),
    )
  })

  it('takes the year that is nearest to today where none is written', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -180, max: 180 }), (date, days) => {
        const other = addDays(date, days)
        fc.pre(!other.endsWith('02-29'))
        const { ka, en } = toDatePhrase(other)
        expect(parseDate(ka, date)).toBe(other)
        expect(parseDate(en, date)).toBe(other)
      }),
    )
  })

  it('never answers what the calendar does not have', () => {
    fc.assert(
      fc.property(fc.string(), dates, (text, now) => {
        const read = parseDate(text, now)
        if (read !== null) expect(Number.isNaN(daysBetween(now, read))).toBe(false)
      }),
    )
  })

  it.each([
    ['5.12.2026', '2026-12-05'],
    ['05.12.26', '2026-12-05'],
    ['5 12', '2026-12-05'],
    ['5.1', '2027-01-05'],
    ['5 დეკ', '2026-12-05'],
    ['5 დეკემბრის', '2026-12-05'],
    ['Dec 5', '2026-12-05'],
    ['December 5, 2026', '2026-12-05'],
    ['29.2', '2028-02-29'],
  ])('reads %s', (text, date) => {
    expect(parseDate(text, text === '29.2' ? '2027-06-01' : today)).toBe(date)
  })

  it.each([
    '',
    '5',
    '31.2.2026',
    '5.13.2026',
    '5.12.202',
    '5 ხვალ',
    'dec',
    '1.2.3.4',
    '5 dec 12 2026',
    '123456',
  ])('does not read “%s”', (text) => {
    expect(parseDate(text, today)).toBeNull()
  })
})
