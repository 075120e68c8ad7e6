import type { Locale, Phrase } from '#rules/text/locale.ts'
import { toDeadline } from '#rules/time/deadline.ts'
import { getTimeLeft, type TimeLeft } from '#rules/time/time-left.ts'
import {
  formatDate,
  formatShortDay,
  formatShortInstant,
  formatSpan,
  toUniversityMoment,
  toUniversityTime,
} from './format.ts'

/** The time left at an instant (ms) until another (ISO), as everything that has a deadline counts it. */
export const getTimeLeftUntil = (now: number, until: string): TimeLeft => {
  const { date, time } = toDeadline(toUniversityTime(until))
  return getTimeLeft(toUniversityMoment(now), date, time)
}

/** The date and time at the university: "1 აგვისტო, 12:00". */
export const formatInstant = (instant: string | number, locale: Locale): string => {
  const { date, time } = toUniversityTime(instant)
  return `${formatDate(date, locale, 'short')}, ${time}`
}

/** Formats the end of something: "1 აგვისტო, 12:00", and "31 ივლისი, 24:00" at midnight. */
export const formatDeadline = (instant: string | number, locale: Locale): string => {
  const { date, time } = toDeadline(toUniversityTime(instant))
  return `${formatDate(date, locale, 'short')}, ${time}`
}

/** Formats a deadline briefly: "ხუთ 3 დეკ 16:00" / "Thu 3 Dec 16:00". */
export const formatShortDeadline = (instant: string | number, locale: Locale): string => {
  const { date, time } = toDeadline(toUniversityTime(instant))
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

/** From one instant to another: "6 თებერვალი, 17:30–19:30" within a day, otherwise "6 თებერვალი, 17:30 – 7 თებერვალი, 10:00". */
export const formatInstantSpan = (
  from: string,
  until: string,
  locale: Locale,
  length: 'long' | 'short' = 'long',
): string => {
  const [format, formatEnd] =
    length === 'long' ? [formatInstant, formatDeadline] : [formatShortInstant, formatShortDeadline]
  const last = toDeadline(toUniversityTime(until))
  return toUniversityTime(from).date === last.date
    ? `${format(from, locale)}–${last.time}`
    : `${format(from, locale)} – ${formatEnd(until, locale)}`
}

/** The seconds, to append to a time: ":07". */
export const formatSeconds = (instant: string): string =>
  `:${String(new Date(instant).getUTCSeconds()).padStart(2, '0')}`

const ago = {
  now: { ka: 'ახლახან', en: 'Just now' },
  minutes: { ka: '{count} წუთის წინ', en: { one: '{count} minute ago', other: '{count} minutes ago' } },
  hours: { ka: '{count} საათის წინ', en: { one: '{count} hour ago', other: '{count} hours ago' } },
} as const satisfies Record<string, Phrase>

/** "5 წუთის წინ" / "5 minutes ago", in minutes or hours (spec 9.1.2). */
export const formatAgo = (instant: string | number, now: string | number, locale: Locale): string =>
  formatSpan(new Date(now).getTime() - new Date(instant).getTime(), ago, locale)
