import { addDays } from '#rules/time/clock.ts'
import { getMinutesUntil, type LocalMoment } from '#rules/time/time-left.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { formatIn, formatShortDay } from '#web/i18n/format.ts'
import { meetingWords } from '#web/parts/meeting-words.ts'
import { words } from './words.ts'

/** When a lecture or an event begins: "Now", "In 20 minutes", "Tomorrow", "Fri 27 Nov". */
export const formatWhen = (date: string, time: string, now: LocalMoment, locale: Locale): string => {
  const minutes = getMinutesUntil(now, date, time)
  return minutes <= 0
    ? formatPhrase(words.now, locale)
    : date === now.date
      ? formatIn(minutes, locale)
      : date === addDays(now.date, 1)
        ? formatPhrase(meetingWords.tomorrow, locale)
        : formatShortDay(date, locale)
}
