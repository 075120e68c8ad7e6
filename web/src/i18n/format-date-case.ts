import type { Locale } from '#rules/text/locale.ts'
import { toDative, toGenitive } from '#rules/time/date-phrase.ts'
import { toDeadline } from '#rules/time/deadline.ts'
import { formatDate, formatMonth, toUniversityTime } from './format.ts'

/** A date as the answer to "when": "2026 წლის 5 ოქტომბერს" / "5 October 2026". */
export const formatOnDate = (date: string, locale: Locale, length: 'long' | 'short' = 'long'): string => {
  const text = formatDate(date, locale, length)
  return locale === 'ka' ? toDative(text) : text
}

/** The last moment of something: "5 დეკემბრის 18:00-მდე" / "5 December, 18:00". */
export const formatUntil = (instant: string | number, locale: Locale): string => {
  const { date, time } = toDeadline(toUniversityTime(instant))
  const day = formatDate(date, locale, 'short')
  return locale === 'ka' ? `${toGenitive(day)} ${time}-მდე` : `${day}, ${time}`
}

/** An instant as the answer to "when": "5 დეკემბერს, 18:00-ზე" / "5 December, 18:00". */
export const formatAt = (instant: string | number, locale: Locale): string =>
  formatMoment(toUniversityTime(instant), locale)

/** The end of something as the answer to "when"; midnight is 24:00 of the day before. */
export const formatEndedAt = (instant: string | number, locale: Locale): string =>
  formatMoment(toDeadline(toUniversityTime(instant)), locale)

const formatMoment = ({ date, time }: { date: string; time: string }, locale: Locale): string =>
  `${formatOnDate(date, locale, 'short')}, ${locale === 'ka' ? `${time}-ზე` : time}`

/** The last day of something: "2026 წლის 5 დეკემბრის ჩათვლით" / "5 December 2026"; `short` leaves out the year. */
export const formatThrough = (date: string, locale: Locale, length: 'long' | 'short' = 'long'): string => {
  const day = formatDate(date, locale, length)
  return locale === 'ka' ? `${toGenitive(day)} ჩათვლით` : day
}

/** Y-m → "2027 წლის თებერვალი" / "February 2027". */
export const formatMonthOfYear = (month: string, locale: Locale): string => {
  const [year, name] = [month.slice(0, 4), formatMonth(Number(month.slice(5)), locale)]
  return locale === 'ka' ? `${year} წლის ${name}` : `${name} ${year}`
}

/** Y-m → "2027 წლის თებერვლიდან" / "February 2027". */
export const formatFromMonth = (month: string, locale: Locale): string => {
  const text = formatMonthOfYear(month, locale)
  return locale === 'ka' ? `${toGenitive(text).slice(0, -1)}დან` : text
}
