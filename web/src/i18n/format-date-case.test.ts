import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAt,
  formatEndedAt,
  formatFromMonth,
  formatMonthOfYear,
  formatOnDate,
  formatThrough,
  formatUntil,
} from './format-date-case.ts'

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-05`)

describe('formatOnDate', () => {
  it('has the month in the dative', () => {
    expect(months.map((date) => formatOnDate(date, 'ka', 'short').slice(2))).toEqual(
      'იანვარს თებერვალს მარტს აპრილს მაისს ივნისს ივლისს აგვისტოს სექტემბერს ოქტომბერს ნოემბერს დეკემბერს'.split(
        ' ',
      ),
    )
    expect(formatOnDate('2026-10-05', 'ka')).toBe('2026 წლის 5 ოქტომბერს')
    expect(formatOnDate('2026-10-05', 'en')).toBe('5 October 2026')
  })
})

describe('formatAt', () => {
  it('has the month in the dative', () => {
    expect(formatAt('2026-12-05T14:00:00Z', 'ka')).toBe('5 დეკემბერს, 18:00-ზე')
    expect(formatAt('2026-12-05T14:00:00Z', 'en')).toBe('5 December, 18:00')
  })

  it('gives an end at midnight as 24:00 of the day before', () => {
    expect(formatEndedAt('2026-12-05T20:00:00Z', 'ka')).toBe('5 დეკემბერს, 24:00-ზე')
    expect(formatEndedAt('2026-12-05T20:00:00Z', 'en')).toBe('5 December, 24:00')
  })
})

describe('formatThrough', () => {
  it('has the month in the genitive', () => {
    expect(formatThrough('2026-12-05', 'ka')).toBe('2026 წლის 5 დეკემბრის ჩათვლით')
    expect(formatThrough('2026-12-05', 'ka', 'short')).toBe('5 დეკემბრის ჩათვლით')
    expect(formatThrough('2026-12-05', 'en', 'short')).toBe('5 December')
  })
})

describe('formatFromMonth', () => {
  it('has the ending of the month, after the year', () => {
    expect(formatFromMonth('2027-02', 'ka')).toBe('2027 წლის თებერვლიდან')
    expect(formatFromMonth('2026-08', 'ka')).toBe('2026 წლის აგვისტოდან')
    expect(formatFromMonth('2027-02', 'en')).toBe('February 2027')
    expect(formatMonthOfYear('2027-02', 'ka')).toBe('2027 წლის თებერვალი')
  })
})

describe('formatUntil', () => {
  it('has the month in the genitive', () => {
    expect(
      months.map((date) => formatUntil(`${date}T08:00:00Z`, 'ka').slice(2, -' 12:00-მდე'.length)),
    ).toEqual(
      'იანვრის თებერვლის მარტის აპრილის მაისის ივნისის ივლისის აგვისტოს სექტემბრის ოქტომბრის ნოემბრის დეკემბრის'.split(
        ' ',
      ),
    )
    expect(formatUntil('2026-12-05T14:00:00Z', 'ka')).toBe('5 დეკემბრის 18:00-მდე')
    expect(formatUntil('2026-12-05T14:00:00Z', 'en')).toBe('5 December, 18:00')
    expect(formatUntil('2026-12-05T20:00:00Z', 'ka')).toBe('5 დეკემბრის 24:00-მდე')
  })

  it('never puts an ending after the nominative', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        (at) => {
          expect(formatUntil(at.toISOString(), 'ka')).toMatch(/^\d{1,2} [ა-ჰ]+ს \d\d:\d\d-მდე$/)
        },
      ),
    )
  })
})
