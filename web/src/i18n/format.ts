import { groupDigits } from '#rules/text/group-digits.ts'
import { daysBetween, toMinutes } from '#rules/time/clock.ts'
import { monthNames, toDatePhrase, toLongDatePhrase } from '#rules/time/date-phrase.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'
import { timeZone } from './time-zone.ts'

// Chromium's Intl has no Georgian data, so everything that depends on the language is written here.
const weekdays = {
  ka: 'ორშაბათი სამშაბათი ოთხშაბათი ხუთშაბათი პარასკევი შაბათი კვირა'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
}
const shortWeekdays = {
  ka: 'ორშ სამ ოთხ ხუთ პარ შაბ კვი'.split(' '),
  en: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
}

/** The date (Y-m-d) and time (HH:MM) of an instant (ISO or ms) at the university. */
export const toUniversityTime = (instant: string | number): { date: string; time: string } =>
  toZonedTime(instant, timeZone)

/** The date (Y-m-d) and the minute of the day of an instant (ISO or ms) at the university. */
export const toUniversityMoment = (instant: string | number): LocalMoment => {
  const { date, time } = toUniversityTime(instant)
  return { date, minute: toMinutes(time) }
}

/** `month` is 1 to 12. */
export const formatMonth = (month: number, locale: Locale): string => monthNames[locale][month - 1] ?? ''

/** `dayID` is 1 (Monday) to 7; `short` gives the first three letters. */
export const formatWeekday = (dayID: number, locale: Locale, length: 'long' | 'short' = 'long'): string =>
  (length === 'long' ? weekdays : shortWeekdays)[locale][dayID - 1] ?? ''

/** The weekday of a date (Y-m-d), 1 (Monday) to 7. */
export const toWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Y-m-d → "2026 წლის 1 აგვისტო" / "1 August 2026"; `short` leaves out the year. */
export const formatDate = (date: string, locale: Locale, length: 'long' | 'short' = 'long'): string => {
  return (length === 'short' ? toDatePhrase : toLongDatePhrase)(date)[locale]
}

/** Y-m-d → "შაბათი, 1 აგვისტო" / "Saturday, 1 August". */
export const formatDateWithWeekday = (date: string, locale: Locale): string =>
  `${formatWeekday(toWeekday(date), locale)}, ${formatDate(date, locale, 'short')}`

/** Y-m-d → "1 აგვ" / "1 Aug", for tables and marks; running text has `formatDate`. */
export const formatShortDate = (date: string, locale: Locale): string =>
  `${Number(date.slice(8))} ${formatMonth(Number(date.slice(5, 7)), locale).slice(0, 3)}`

/** Y-m-d → "შაბ 1 აგვ" / "Sat 1 Aug". */
export const formatShortDay = (date: string, locale: Locale): string =>
  `${formatWeekday(toWeekday(date), locale, 'short')} ${formatShortDate(date, locale)}`

/** The date and time at the university: "ხუთ 3 დეკ 16:00" / "Thu 3 Dec 16:00". */
export const formatShortInstant = (instant: string | number, locale: Locale): string => {
  const { date, time } = toUniversityTime(instant)
  return `${formatShortDay(date, locale)} ${time}`
}

/** A span of days in few letters: "23–29 ნოე" / "30 Nov – 6 Dec"; with the year where it is not that of `today`. */
export const formatShortDateSpan = (from: string, to: string, locale: Locale, today = to): string => {
  const last = formatShortDate(to, locale)
  const year = to.slice(0, 4) === today.slice(0, 4) ? '' : ` ${to.slice(0, 4)}`
  if (from === to) return `${last}${year}`
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${sameMonth ? `${Number(from.slice(8))}–` : `${formatShortDate(from, locale)} – `}${last}${year}`
}

/** "1 234,5" / "1,234.5", with at most `decimals` decimals; `isFixed`: with exactly that many, as in a column. */
export const formatNumber = (value: number, locale: Locale, decimals = 2, isFixed = false): string => {
  const factor = 10 ** decimals
  const rounded = Math.abs(Math.round(value * factor) / factor)
  const [whole = '0', rest] = (isFixed ? rounded.toFixed(decimals) : String(rounded)).split('.')
  const sign = value < 0 ? '−' : ''
  return `${sign}${groupDigits(whole, locale)}${rest ? (locale === 'ka' ? ',' : '.') + rest : ''}`
}

const daysAhead = {
  today: { ka: 'დღეს', en: 'today' },
  tomorrow: { ka: 'ხვალ', en: 'tomorrow' },
  later: { ka: '{count} დღეში', en: { one: 'in {count} day', other: 'in {count} days' } },
} as const satisfies Record<string, Phrase>

/** "დღეს", "ხვალ", "5 დღეში" / "today", "tomorrow", "in 5 days": by the days of the calendar (Y-m-d). */
export const formatDaysAhead = (today: string, date: string, locale: Locale): string => {
  const count = daysBetween(today, date)
  const { today: sameDay, tomorrow, later } = daysAhead
  return formatPhrase(count <= 0 ? sameDay : count === 1 ? tomorrow : later, locale, { count })
}

const minute = 60_000
const ahead = {
  now: { ka: 'ახლა', en: 'Now' },
  minutes: { ka: '{count} წუთში', en: { one: 'In {count} minute', other: 'In {count} minutes' } },
  hours: { ka: '{count} საათში', en: { one: 'In {count} hour', other: 'In {count} hours' } },
  hoursMinutes: { ka: '{hours} სთ {rest} წთ-ში', en: 'In {hours} h {rest} min' },
} as const satisfies Record<string, Phrase>

/** A span in minutes or hours, by the phrases for `now`, `minutes` and `hours`. */
export const formatSpan = (
  ms: number,
  phrases: Readonly<Record<'now' | 'minutes' | 'hours', Phrase>>,
  locale: Locale,
): string => {
  const minutes = Math.floor(Math.max(0, ms) / minute)
  if (minutes < 1) return formatPhrase(phrases.now, locale)
  if (minutes < 60) return formatPhrase(phrases.minutes, locale, { count: minutes })
  return formatPhrase(phrases.hours, locale, { count: Math.floor(minutes / 60) })
}

const maxHoursWithMinutes = 3

/** "5 წუთში" / "In 5 minutes"; below four hours with the minutes: "In 1 h 35 min". */
export const formatIn = (minutes: number, locale: Locale): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours > 0 && hours <= maxHoursWithMinutes && rest > 0
    ? formatPhrase(ahead.hoursMinutes, locale, { hours, rest })
    : formatSpan(minutes * minute, ahead, locale)
}
