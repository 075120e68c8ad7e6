import type { Locale } from '../text/locale.ts'

export const monthNames: Readonly<Record<Locale, readonly string[]>> = {
  ka: 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** "22 ნოემბერი" / "22 November". */
export const toDatePhrase = (date: string): Readonly<Record<Locale, string>> => {
  const [, month = 0, day = 0] = date.split('-').map(Number)
  return { ka: `${day} ${monthNames.ka[month - 1] ?? ''}`, en: `${day} ${monthNames.en[month - 1] ?? ''}` }
}

/** "2026 წლის 22 ნოემბერი" / "22 November 2026". */
export const toLongDatePhrase = (date: string): Readonly<Record<Locale, string>> => {
  const [year, { ka, en }] = [Number(date.slice(0, 4)), toDatePhrase(date)]
  return { ka: `${year} წლის ${ka}`, en: `${en} ${year}` }
}

/** A Georgian date in the case that answers "when": ოქტომბერი → ოქტომბერს, აგვისტო → აგვისტოს. */
export const toDative = (date: string): string => `${date.replace(/ი$/, '')}ს`

/** A day as the answer to "when": "22 ნოემბერს" / "22 November". */
export const toOnDayPhrase = (date: string): Readonly<Record<Locale, string>> => {
  const { ka, en } = toDatePhrase(date)
  return { ka: toDative(ka), en }
}

/** A month that ends in -ერი, -არი or -ალი loses the vowel of its stem: ოქტომბრის, იანვრის, თებერვლის. */
export const toGenitive = (date: string): string =>
  date.endsWith('ი') ? date.replace(/(?:ე(რ)|ა([რლ]))?ი$/, '$1$2ის') : `${date}ს`

/** The last day of something: "22 ნოემბრის ჩათვლით" / "22 November". */
export const toThroughDayPhrase = (date: string): Readonly<Record<Locale, string>> => {
  const { ka, en } = toDatePhrase(date)
  return { ka: `${toGenitive(ka)} ჩათვლით`, en }
}

/** A long date as the answer to "when": "2026 წლის 22 ნოემბერს" / "22 November 2026". */
export const toOnDatePhrase = (date: string): Readonly<Record<Locale, string>> => {
  const { ka, en } = toLongDatePhrase(date)
  return { ka: toDative(ka), en }
}
