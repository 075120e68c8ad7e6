import type { Locale, Phrase } from '#rules/text/locale.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { getTimeLeftUntil } from '#web/i18n/format-instant.ts'

const phrases = {
  days: { ka: '{count} დღე', en: { one: '{count} day', other: '{count} days' } },
  hours: { ka: '{hours} საათი', en: '{hours} h' },
  hoursMinutes: { ka: '{hours} საათი და {minutes} წუთი', en: '{hours} h {minutes} min' },
  minutesSeconds: { ka: '{minutes} წუთი და {seconds} წამი', en: '{minutes} min {seconds} s' },
  seconds: { ka: '{seconds} წამი', en: '{seconds} s' },
} as const satisfies Record<string, Phrase>

/** The same in Georgian with the case that says "in": an opening is no deadline. */
const untilOpening = {
  days: { ka: '{count} დღეში', en: phrases.days.en },
  hours: { ka: '{hours} საათში', en: phrases.hours.en },
  hoursMinutes: { ka: '{hours} საათსა და {minutes} წუთში', en: phrases.hoursMinutes.en },
  minutesSeconds: { ka: '{minutes} წუთსა და {seconds} წამში', en: phrases.minutesSeconds.en },
  seconds: { ka: '{seconds} წამში', en: phrases.seconds.en },
} as const satisfies Record<keyof typeof phrases, Phrase>

/**
 * The time at an instant (ms) until another (ISO): days as every deadline counts them, and in the last two days the two
 * largest units, without minutes that are zero; the last hour is counted in seconds. `isOpening`: as it follows "in".
 */
export const formatTimeLeft = (until: string, now: number, locale: Locale, isOpening = false): string => {
  const words = isOpening ? untilOpening : phrases
  const { unit, count } = getTimeLeftUntil(now, until)
  if (unit === 'days') return formatPhrase(words.days, locale, { count })
  const total = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const hours = Math.floor(total / 3600)
  const [minutes, seconds] = [Math.floor(total / 60) % 60, total % 60]
  if (hours > 0)
    return formatPhrase(minutes > 0 ? words.hoursMinutes : words.hours, locale, { hours, minutes })
  if (minutes > 0) return formatPhrase(words.minutesSeconds, locale, { minutes, seconds })
  return formatPhrase(words.seconds, locale, { seconds })
}
