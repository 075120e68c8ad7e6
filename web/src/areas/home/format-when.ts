import { addDays, toMinutes } from '#rules/time/clock.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { formatIn, formatShortDay } from '#web/i18n/format.ts'
import { meetingWords } from '#web/parts/meeting-words.ts'
import { words } from './words.ts'

/** When a lecture or an event begins: "Now", "In 20 minutes", "Tomorrow", "Fri 27 Nov". */
export const formatWhen = (
  { date, time }: { readonly date: string; readonly time: string },
  now: LocalMoment,
  locale: Locale,
): string => {
  if (date !== now.date)
    return date === addDays(now.date, 1)
      ? formatPhrase(meetingWords.tomorrow, locale)
      : formatShortDay(date, locale)
  const minutes = toMinutes(time) - now.minute
  return minutes <= 0 ? formatPhrase(words.now, locale) : formatIn(minutes, locale)
}
