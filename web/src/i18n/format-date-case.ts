import type { Locale } from '#rules/text/locale.ts'
import { toDative } from '#rules/time/date-phrase.ts'
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

/** The last day of something: "2026 წლის 5 დეკემბრის ჩათვლით" / "5 December 2026". */
export const formatThrough = (date: string, locale: Locale): string => {
  const day = formatDate(date, locale)
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

/** A month that ends in -ერი, -არი or -ალი loses the vowel of its stem: ოქტომბრის, იანვრის, თებერვლის. */
const toGenitive = (day: string): string =>
  day.endsWith('ი') ? day.replace(/(?:ე(რ)|ა([რლ]))?ი$/, '$1$2ის') : `${day}ს`
