import { daysBetween } from './clock.ts'
import { monthNames } from './date-phrase.ts'
import { isCalendarDay } from './is-calendar-day.ts'

const months = [monthNames.ka, monthNames.en.map((name) => name.toLowerCase())]

/** 1 to 12 by the first three letters in either language, so that a short name or one in a case is read too. */
const findMonth = (word: string): number =>
  word.length < 3
    ? 0
    : Math.max(...months.map((names) => names.findIndex((name) => name.startsWith(word.slice(0, 3))))) + 1

const toDay = (year: number, month: number, day: number): string | null => {
  const [y, m, d] = [
    String(year).padStart(4, '0'),
    ...[month, day].map((each) => String(each).padStart(2, '0')),
  ]
  const date = `${y}-${m}-${d}`
  return isCalendarDay(date) ? date : null
}

/**
 * A date as people type it, day before month, as Y-m-d: "5.12.2026", "5/12", "5 დეკ", "2026 წლის 5 დეკემბერი",
 * "December 5, 2026", "2026-12-05". Without a year it is the one nearest to `today`. Null: it is no date.
 */
export const parseDate = (text: string, today: string): string | null => {
  const parts = text.toLowerCase().match(/\d+|[^\d\s.,/-]+/g) ?? []
  const numbers = parts.filter((part) => /^\d/.test(part))
  const [word, ...moreWords] = parts.filter((part) => !/^\d/.test(part) && part !== 'წლის')
  const [day = '', ...others] = numbers[0]?.length === 4 ? numbers.toReversed() : numbers
  const month = word === undefined ? Number(others.shift()) : findMonth(word)
  const [year, ...moreNumbers] = others
  if (moreWords.length > 0 || moreNumbers.length > 0 || day.length > 2) return null
  if (year !== undefined)
    return year.length === 4 || year.length === 2
      ? toDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, Number(day))
      : null
  const thisYear = Number(today.slice(0, 4))
  const [nearest] = [thisYear - 1, thisYear, thisYear + 1]
    .map((each) => toDay(each, month, Number(day)))
    .filter((date) => date !== null)
    .toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))
  return nearest ?? null
}
