import type { Locale, Phrase } from '#rules/text/locale.ts'
import { formatPhrase } from '#rules/text/locale.ts'

const phrases = {
  days: { ka: '{count} დღე', en: { one: '{count} day', other: '{count} days' } },
  daysHours: {
    ka: '{count} დღე და {hours} საათი',
    en: { one: '{count} day {hours} h', other: '{count} days {hours} h' },
  },
  hours: { ka: '{hours} საათი', en: '{hours} h' },
  hoursMinutes: { ka: '{hours} საათი და {minutes} წუთი', en: '{hours} h {minutes} min' },
  minutesSeconds: { ka: '{minutes} წუთი და {seconds} წამი', en: '{minutes} min {seconds} s' },
  seconds: { ka: '{seconds} წამი', en: '{seconds} s' },
} as const satisfies Record<string, Phrase>

/** A span (ms) in its two largest units, without hours or minutes that are zero; the last hour is counted in seconds. */
export const formatTimeLeft = (ms: number, locale: Locale): string => {
  const total = Math.max(0, Math.ceil(ms / 1000))
  const [days, hours] = [Math.floor(total / 86_400), Math.floor(total / 3600) % 24]
  const [minutes, seconds] = [Math.floor(total / 60) % 60, total % 60]
  if (days > 0)
    return formatPhrase(hours > 0 ? phrases.daysHours : phrases.days, locale, { count: days, hours })
  if (hours > 0)
    return formatPhrase(minutes > 0 ? phrases.hoursMinutes : phrases.hours, locale, { hours, minutes })
  if (minutes > 0) return formatPhrase(phrases.minutesSeconds, locale, { minutes, seconds })
  return formatPhrase(phrases.seconds, locale, { seconds })
}
