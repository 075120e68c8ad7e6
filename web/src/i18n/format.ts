import { groupDigits, toMoneyPhrase } from '#rules/finance/money-phrase.ts'
import { daysBetween, toMinutes } from '#rules/time/clock.ts'
import { monthNames, toDatePhrase, toLongDatePhrase } from '#rules/time/date-phrase.ts'
import { getTimeLeft, type LocalMoment, type TimeLeft } from '#rules/time/time-left.ts'
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

/** The time left at an instant (ms) until another (ISO), as everything that has a deadline counts it. */
export const getTimeLeftUntil = (now: number, until: string): TimeLeft => {
  const { date, time } = toUniversityTime(until)
  return getTimeLeft(toUniversityMoment(now), date, time)
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

/** The first and the last date (Y-m-d) of a span; a shared month or year stands once, and `short` leaves out the year. */
export const formatDateSpan = (
  from: string,
  to: string,
  locale: Locale,
  length: 'long' | 'short' = 'long',
): string => {
  if (from === to) return formatDate(from, locale, length)
  const [year, month] = [4, 7].map((end) => from.slice(0, end) === to.slice(0, end))
  if (!year) return `${formatDate(from, locale, length)} – ${formatDate(to, locale, length)}`
  const span = month
    ? `${Number(from.slice(8))}–${formatDate(to, locale, 'short')}`
    : `${formatDate(from, locale, 'short')} – ${formatDate(to, locale, 'short')}`
  if (length === 'short') return span
  return locale === 'ka' ? `${from.slice(0, 4)} წლის ${span}` : `${span} ${from.slice(0, 4)}`
}

/** A span of days in few letters: "23–29 ნოე" / "30 Nov – 6 Dec"; with the year where it is not that of `today`. */
export const formatShortDateSpan = (from: string, to: string, locale: Locale, today = to): string => {
  const last = formatShortDate(to, locale)
  const year = to.slice(0, 4) === today.slice(0, 4) ? '' : ` ${to.slice(0, 4)}`
  if (from === to) return `${last}${year}`
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${sameMonth ? `${Number(from.slice(8))}–` : `${formatShortDate(from, locale)} – `}${last}${year}`
}

/** The date and time at the university: "1 აგვისტო, 12:00". */
export const formatInstant = (instant: string | number, locale: Locale): string => {
  const { date, time } = toUniversityTime(instant)
  return `${formatDate(date, locale, 'short')}, ${time}`
}

/** From one instant to another: "6 თებერვალი, 17:30–19:30" within a day, otherwise "6 თებერვალი, 17:30 – 7 თებერვალი, 10:00". */
export const formatInstantSpan = (
  from: string,
  until: string,
  locale: Locale,
  length: 'long' | 'short' = 'long',
): string => {
  const format = length === 'long' ? formatInstant : formatShortInstant
  const last = toUniversityTime(until)
  return toUniversityTime(from).date === last.date
    ? `${format(from, locale)}–${last.time}`
    : `${format(from, locale)} – ${format(until, locale)}`
}

/** The seconds, to append to a time: ":07". */
export const formatSeconds = (instant: string): string =>
  `:${String(new Date(instant).getUTCSeconds()).padStart(2, '0')}`

/** "1 234,5" / "1,234.5", with at most `decimals` decimals; `isFixed`: with exactly so many, as in a column. */
export const formatNumber = (value: number, locale: Locale, decimals = 2, isFixed = false): string => {
  const factor = 10 ** decimals
  const rounded = Math.abs(Math.round(value * factor) / factor)
  const [whole = '0', rest] = (isFixed ? rounded.toFixed(decimals) : String(rounded)).split('.')
  const sign = value < 0 ? '−' : ''
  return `${sign}${groupDigits(whole, locale)}${rest ? (locale === 'ka' ? ',' : '.') + rest : ''}`
}

/** A decimal string with its ISO 4217 currency: "1 234,50 ₾" / "₾1,234.50". Never rounds. */
export const formatMoney = (amount: string, currency: string, locale: Locale): string =>
  toMoneyPhrase(amount, currency)[locale]

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
const ago = {
  now: { ka: 'ახლახან', en: 'Just now' },
  minutes: { ka: '{count} წუთის წინ', en: { one: '{count} minute ago', other: '{count} minutes ago' } },
  hours: { ka: '{count} საათის წინ', en: { one: '{count} hour ago', other: '{count} hours ago' } },
} as const satisfies Record<string, Phrase>
const ahead = {
  now: { ka: 'ახლა', en: 'Now' },
  minutes: { ka: '{count} წუთში', en: { one: 'In {count} minute', other: 'In {count} minutes' } },
  hours: { ka: '{count} საათში', en: { one: 'In {count} hour', other: 'In {count} hours' } },
} as const satisfies Record<string, Phrase>

const formatSpan = (ms: number, phrases: typeof ago | typeof ahead, locale: Locale): string => {
  const minutes = Math.floor(Math.max(0, ms) / minute)
  if (minutes < 1) return formatPhrase(phrases.now, locale)
  if (minutes < 60) return formatPhrase(phrases.minutes, locale, { count: minutes })
  return formatPhrase(phrases.hours, locale, { count: Math.floor(minutes / 60) })
}

/** "5 წუთის წინ" / "5 minutes ago", in minutes or hours (spec 9.1.2). */
export const formatAgo = (instant: string | number, now: string | number, locale: Locale): string =>
  formatSpan(new Date(now).getTime() - new Date(instant).getTime(), ago, locale)

/** "5 წუთში" / "In 5 minutes". */
export const formatIn = (instant: string | number, now: string | number, locale: Locale): string =>
  formatSpan(new Date(instant).getTime() - new Date(now).getTime(), ahead, locale)
