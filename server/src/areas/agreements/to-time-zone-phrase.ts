import type { Locale } from '#rules/text/locale.ts'

/** Whose time it is: in words where they are known in both languages, otherwise by the name of the zone. */
export const toTimeZonePhrase = (timeZone: string): Readonly<Record<Locale, string>> =>
  timeZone === 'Asia/Tbilisi'
    ? { ka: 'თბილისის დრო', en: 'Tbilisi time' }
    : { ka: `სასაათო სარტყელი ${timeZone}`, en: `time zone ${timeZone}` }
