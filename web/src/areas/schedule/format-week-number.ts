import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { words } from './words.ts'

/** "week 8" / "მე-8 კვირა": the Georgian ordinal has its sign in front from 2 to 20, and behind otherwise. */
export const formatWeekNumber = (week: number, locale: Locale): string => {
  const phrase = week === 1 ? words.firstWeek : week <= 20 ? words.week2to20 : words.weekFrom21
  return formatPhrase(phrase, locale, { week })
}
