import type { Locale, Phrase } from '#rules/text/locale.ts'
import { formatPhrase } from '#rules/text/locale.ts'

const phrases = {
  daysHours: { ka: '{days} დღე და {hours} საათი', en: '{days} d {hours} h' },
  hoursMinutes: { ka: '{hours} საათი და {minutes} წუთი', en: '{hours} h {minutes} min' },
  minutesSeconds: { ka: '{minutes} წუთი და {seconds} წამი', en: '{minutes} min {seconds} s' },
  seconds: { ka: '{seconds} წამი', en: '{seconds} s' },
} as const satisfies Record<string, Phrase>

/** Takes a span in ms; gives it in its two largest units, so that the last hour is counted in seconds. */
export const formatTimeLeft = (ms: number, locale: Locale): string => {
  const total = Math.max(0, Math.ceil(ms / 1000))
  const [days, hours] = [Math.floor(total / 86_400), Math.floor(total / 3600) % 24]
  const [minutes, seconds] = [Math.floor(total / 60) % 60, total % 60]
  if (days > 0) return formatPhrase(phrases.daysHours, locale, { days, hours })
  if (hours > 0) return formatPhrase(phrases.hoursMinutes, locale, { hours, minutes })
  if (minutes > 0) return formatPhrase(phrases.minutesSeconds, locale, { minutes, seconds })
  return formatPhrase(phrases.seconds, locale, { seconds })
}
