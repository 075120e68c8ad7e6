import { toDatePhrase, monthNames } from '#rules/time/date-phrase.ts'
import { formatPhrase, type Locale, type Phrase } from '#rules/text/locale.ts'

// Chromium has no Georgian data, so whatever depends on the language is written here by hand.
const weekdays = {
  ka: 'ორშაბათი სამშაბათი ოთხშაბათი ხუთშაბათი პარასკევი შაბათი კვირა'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
}
const shortWeekdays = {
  ka: 'ორშ სამ ოთხ ხუთ პარ შაბ კვი'.split(' '),
  en: 'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
}

/** The university's time zone. */
const timeZone = 'Asia/Tbilisi'
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Takes an instant (ISO or ms); gives its date, Y-m-d, and its time, HH:MM, at the university. */
export const atUniversity = (instant: string | number): { date: string; time: string } => {
  const part = Object.fromEntries(
    clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return {
    date: `${part['year']}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}`,
  }
}

/** Takes a month, 1 to 12; gives its name. */
export const formatMonth = (month: number, locale: Locale): string => monthNames[locale][month - 1] ?? ''

/** Takes a weekday, 1 (Monday) to 7; gives its name, or its first three letters. */
export const formatWeekday = (dayID: number, locale: Locale, length: 'long' | 'short' = 'long'): string =>
  (length === 'long' ? weekdays : shortWeekdays)[locale][dayID - 1] ?? ''

/** Takes a date, Y-m-d; gives its weekday, 1 (Monday) to 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** Takes a date, Y-m-d; gives "1 აგვისტო, 2026" / "1 August 2026", without its year for `short`. */
export const formatDate = (date: string, locale: Locale, length: 'long' | 'short' = 'long'): string => {
  const short = toDatePhrase(date)[locale]
  if (length === 'short') return short
  const year = Number(date.slice(0, 4))
  return locale === 'ka' ? `${short}, ${year}` : `${short} ${year}`
}

/** Takes a date, Y-m-d; gives "შაბათი, 1 აგვისტო" / "Saturday, 1 August". */
export const formatDateWithWeekday = (date: string, locale: Locale): string =>
  `${formatWeekday(weekdayOf(date), locale)}, ${formatDate(date, locale, 'short')}`

/** Takes the first and the last date of a span, Y-m-d; says what they have in common once. */
export const formatDateSpan = (from: string, to: string, locale: Locale): string => {
  if (from === to) return formatDate(from, locale)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  const first = sameMonth
    ? String(Number(from.slice(8)))
    : formatDate(from, locale, sameYear ? 'short' : 'long')
  return `${first}${sameMonth ? '–' : ' – '}${formatDate(to, locale)}`
}

/** Takes an instant; gives its date and time at the university: "1 აგვისტო, 12:00". */
export const formatInstant = (instant: string | number, locale: Locale): string => {
  const { date, time } = atUniversity(instant)
  return `${formatDate(date, locale, 'short')}, ${time}`
}

/** Takes an instant; gives the seconds of its minute, to stand after its time: ":07". */
export const formatSeconds = (instant: string): string =>
  `:${String(new Date(instant).getUTCSeconds()).padStart(2, '0')}`

const grouped = (digits: string, locale: Locale): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, locale === 'ka' ? '\u00a0' : ',')

/** Takes a number, and how many decimals at most; gives it as the language writes it: "1 234,5" / "1,234.5". */
export const formatNumber = (value: number, locale: Locale, decimals = 2): string => {
  const factor = 10 ** decimals
  const [whole = '0', rest] = String(Math.abs(Math.round(value * factor) / factor)).split('.')
  const sign = value < 0 ? '−' : ''
  return `${sign}${grouped(whole, locale)}${rest ? (locale === 'ka' ? ',' : '.') + rest : ''}`
}

const symbols: Readonly<Record<string, string>> = { GEL: '₾', USD: '$', EUR: '€' }

/** Takes a decimal as text and its ISO 4217 currency; gives "1 234,50 ₾" / "₾1,234.50". No digit is ever rounded. */
export const formatMoney = (amount: string, currency: string, locale: Locale): string => {
  const [, minus = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const sign = minus && '−'
  const number = `${grouped(whole, locale)}${locale === 'ka' ? ',' : '.'}${rest.padEnd(2, '0')}`
  const symbol = symbols[currency]
  if (locale === 'en' && symbol) return `${sign}${symbol}${number}`
  return `${sign}${number}\u00a0${symbol ?? currency}`
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

const spanOf = (ms: number, phrases: typeof ago | typeof ahead, locale: Locale): string => {
  const minutes = Math.floor(Math.max(0, ms) / minute)
  if (minutes < 1) return formatPhrase(phrases.now, locale)
  if (minutes < 60) return formatPhrase(phrases.minutes, locale, { count: minutes })
  return formatPhrase(phrases.hours, locale, { count: Math.floor(minutes / 60) })
}

/** Takes a past instant and now; gives "5 წუთის წინ" / "5 minutes ago", in minutes or hours (spec 9.1.2). */
export const formatAgo = (instant: string | number, now: string | number, locale: Locale): string =>
  spanOf(new Date(now).getTime() - new Date(instant).getTime(), ago, locale)

/** Takes a coming instant and now; gives "5 წუთში" / "In 5 minutes". */
export const formatIn = (instant: string | number, now: string | number, locale: Locale): string =>
  spanOf(new Date(instant).getTime() - new Date(now).getTime(), ahead, locale)
