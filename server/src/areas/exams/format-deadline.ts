import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { toDeadline } from '#rules/time/deadline.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import type { Connection } from '#server/db/open.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'

type InBoth = Readonly<Record<'ka' | 'en', string>>

const toPhrase = ({ date, time }: { readonly date: string; readonly time: string }): InBoth => {
  const { ka, en } = toOnDayPhrase(date)
  return { ka: `${ka}, ${time}-ზე`, en: `${en}, ${time}` }
}

/** Formats the start of something at the university in both languages, as the answer to "when": "22 November, 12:00". */
export const formatStart = async (db: Connection, instant: string): Promise<InBoth> =>
  toPhrase(toZonedTime(instant, await loadTimeZone(db)))

/** Formats the end of something; midnight is 24:00 of the day before. */
export const formatDeadline = async (db: Connection, instant: string): Promise<InBoth> =>
  toPhrase(toDeadline(toZonedTime(instant, await loadTimeZone(db))))
