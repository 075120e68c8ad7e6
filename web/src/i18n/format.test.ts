import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  toUniversityTime,
  formatDate,
  formatDateWithWeekday,
  formatIn,
  formatMonth,
  formatNumber,
  formatShortDateSpan,
  formatWeekday,
  toWeekday,
} from './format.ts'
import {
  formatAgo,
  formatDateSpan,
  formatDeadline,
  formatInstant,
  formatInstantSpan,
  formatShortDeadline,
  getTimeLeftUntil,
} from './format-instant.ts'
import { formatMoney } from './format-money.ts'

describe('dates', () => {
  it('are formatted for each language', () => {
    expect(formatDate('2026-08-01', 'ka')).toBe('2026 წლის 1 აგვისტო')
    expect(formatDate('2026-08-01', 'en')).toBe('1 August 2026')
    expect(formatDate('2026-08-01', 'ka', 'short')).toBe('1 აგვისტო')
    expect(formatDateWithWeekday('2026-08-01', 'ka')).toBe('შაბათი, 1 აგვისტო')
    expect(formatDateWithWeekday('2026-08-01', 'en')).toBe('Saturday, 1 August')
  })

  it('of a span name a shared month or year once', () => {
    expect(formatDateSpan('2026-08-01', '2026-08-07', 'en')).toBe('1–7 August 2026')
    expect(formatDateSpan('2026-08-31', '2026-09-07', 'ka')).toBe('2026 წლის 31 აგვისტო – 7 სექტემბერი')
    expect(formatDateSpan('2026-08-01', '2026-08-07', 'ka')).toBe('2026 წლის 1–7 აგვისტო')
    expect(formatDateSpan('2026-08-01', '2026-08-07', 'ka', 'short')).toBe('1–7 აგვისტო')
    expect(formatDateSpan('2026-12-31', '2027-01-01', 'ka')).toBe(
      '2026 წლის 31 დეკემბერი – 2027 წლის 1 იანვარი',
    )
    expect(formatDateSpan('2026-12-31', '2027-01-01', 'en')).toBe('31 December 2026 – 1 January 2027')
    expect(formatDateSpan('2026-08-01', '2026-08-01', 'en')).toBe('1 August 2026')
  })

  it('of two instants name a shared day once', () => {
    const [from, until] = ['2027-02-06T13:30:00Z', '2027-02-06T15:00:00Z'] as const
    expect(formatInstantSpan(from, until, 'ka')).toBe('6 თებერვალი, 17:30–19:00')
    expect(formatInstantSpan(from, until, 'en', 'short')).toBe('Sat 6 Feb 17:30–19:00')
    // Midnight at the university is another day than at Greenwich.
    expect(formatInstantSpan(from, '2027-02-06T20:30:00Z', 'en')).toBe(
      '6 February, 17:30 – 7 February, 00:30',
    )
  })

  it('end at 24:00 of the day before, not at 00:00', () => {
    const [from, midnight] = ['2027-02-06T13:30:00Z', '2027-02-06T20:00:00Z'] as const
    expect(formatInstantSpan(from, midnight, 'ka')).toBe('6 თებერვალი, 17:30–24:00')
    expect(formatInstantSpan('2027-02-05T13:30:00Z', midnight, 'en', 'short')).toBe(
      'Fri 5 Feb 17:30 – Sat 6 Feb 24:00',
    )
    expect(formatDeadline(midnight, 'en')).toBe('6 February, 24:00')
    expect(formatShortDeadline(midnight, 'ka')).toBe('შაბ 6 თებ 24:00')
    // Only 47 hours, but on the third calendar day.
    const left = (now: string) => getTimeLeftUntil(Date.parse(now), midnight)
    expect(left('2027-02-04T21:00:00Z')).toMatchObject({ unit: 'hours', count: 47 })
    expect(left('2027-02-03T12:00:00Z')).toMatchObject({ unit: 'days', count: 3 })
  })

  it('have a month and weekday name in both languages', () => {
    expect(formatMonth(1, 'ka')).toBe('იანვარი')
    expect(formatMonth(12, 'en')).toBe('December')
    expect(formatWeekday(1, 'ka')).toBe('ორშაბათი')
    expect(formatWeekday(7, 'en')).toBe('Sunday')
    expect(formatWeekday(7, 'ka', 'short')).toBe('კვი')
    expect(toWeekday('2026-08-03')).toBe(1)
    expect(toWeekday('2026-08-02')).toBe(7)
  })

  it('are those of the university in any browser time zone', () => {
    expect(toUniversityTime('2026-07-31T20:30:00Z')).toEqual({ date: '2026-08-01', time: '00:30' })
    expect(formatInstant('2026-08-01T08:00:00Z', 'ka')).toBe('1 აგვისტო, 12:00')
    expect(formatInstant(Date.parse('2026-01-01T08:00:00Z'), 'en')).toBe('1 January, 12:00')
  })
})

describe('toUniversityTime', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it.each([
    ['America/New_York', '1 August, 04:00', '1 January, 03:00'],
    ['Asia/Kathmandu', '1 August, 13:45', '1 January, 13:45'],
  ])('takes the time zone from the page: %s', async (timeZone, summer, winter) => {
    vi.stubGlobal('document', { documentElement: { dataset: { timeZone } } })
    vi.resetModules()
    const { formatInstant: format } = await import('./format-instant.ts')
    expect(format('2026-08-01T08:00:00Z', 'en')).toBe(summer)
    expect(format('2026-01-01T08:00:00Z', 'en')).toBe(winter)
  })
})

describe('ages are shown as minutes or hours ago (spec 9.1.2)', () => {
  const now = '2026-08-01T12:00:00Z'
  it.each([
    ['2026-08-01T11:59:31Z', 'ახლახან', 'Just now'],
    ['2026-08-01T11:59:00Z', '1 წუთის წინ', '1 minute ago'],
    ['2026-08-01T11:00:01Z', '59 წუთის წინ', '59 minutes ago'],
    ['2026-08-01T11:00:00Z', '1 საათის წინ', '1 hour ago'],
    ['2026-07-31T10:00:00Z', '26 საათის წინ', '26 hours ago'],
    ['2026-08-01T12:01:00Z', 'ახლახან', 'Just now'],
  ])('%s', (instant, ka, en) => {
    expect(formatAgo(instant, now, 'ka')).toBe(ka)
    expect(formatAgo(instant, now, 'en')).toBe(en)
  })

  it('formats future times the same way', () => {
    expect(formatIn(25, 'ka')).toBe('25 წუთში')
    expect(formatIn(60, 'en')).toBe('In 1 hour')
    expect(formatIn(95, 'ka')).toBe('1 სთ 35 წთ-ში')
    expect(formatIn(239, 'en')).toBe('In 3 h 59 min')
    expect(formatIn(299, 'en')).toBe('In 4 hours')
  })
})

describe('formatShortDateSpan', () => {
  it('has a shared month once, and the year where it is another one', () => {
    expect(formatShortDateSpan('2026-11-23', '2026-11-29', 'en', '2026-11-24')).toBe('23–29 Nov')
    expect(formatShortDateSpan('2026-11-30', '2026-11-30', 'en')).toBe('30 Nov')
    expect(formatShortDateSpan('2026-11-30', '2026-12-06', 'ka', '2026-11-24')).toBe('30 ნოე – 6 დეკ')
    expect(formatShortDateSpan('2026-12-28', '2027-01-03', 'en', '2026-11-24')).toBe('28 Dec – 3 Jan 2027')
  })
})

describe('numbers and money', () => {
  it('are formatted for each language', () => {
    expect(formatNumber(1234.5, 'ka')).toBe('1\u00a0234,5')
    expect(formatNumber(1234567, 'en')).toBe('1,234,567')
    expect(formatNumber(-0.126, 'en')).toBe('−0.13')
    expect([77.7, 79.61, 80].map((value) => formatNumber(value, 'ka', 2, true))).toEqual([
      '77,70',
      '79,61',
      '80,00',
    ])
    expect(formatMoney('1234.5', 'GEL', 'ka')).toBe('1\u00a0234,50\u00a0₾')
    expect(formatMoney('-1234.50', 'USD', 'en')).toBe('−$1,234.50')
    expect(formatMoney('7', 'CHF', 'en')).toBe('7.00\u00a0CHF')
  })

  it('never round an amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(99), (whole, minor) => {
        const amount = `${whole}.${String(minor).padStart(2, '0')}`
        expect(formatMoney(amount, 'GEL', 'en').replace(/[₾,]/g, '')).toBe(amount)
        expect(
          formatMoney(amount, 'GEL', 'ka')
            .replace(/[₾\u00a0]/g, '')
            .replace(',', '.'),
        ).toBe(amount)
      }),
    )
  })
})
