import type { Locale } from '#rules/text/locale.ts'
import { formatDate, toUniversityTime } from './format.ts'

/** A date as the answer to "when": "2026 წლის 5 ოქტომბერს" / "5 October 2026". */
export const formatOnDate = (date: string, locale: Locale, length: 'long' | 'short' = 'long'): string => {
  const text = formatDate(date, locale, length)
  return locale === 'ka' ? `${text.replace(/ი$/, '')}ს` : text
}

/** The last moment of something: "5 დეკემბრის 18:00-მდე" / "5 December, 18:00". */
export const formatUntil = (instant: string | number, locale: Locale): string => {
  const { date, time } = toUniversityTime(instant)
  const day = formatDate(date, locale, 'short')
  return locale === 'ka' ? `${toGenitive(day)} ${time}-მდე` : `${day}, ${time}`
}

/** A month that ends in -ერი, -არი or -ალი loses the vowel of its stem: ოქტომბრის, იანვრის, თებერვლის. */
const toGenitive = (day: string): string =>
  day.endsWith('ი') ? day.replace(/(?:ე(რ)|ა([რლ]))?ი$/, '$1$2ის') : `${day}ს`
