import { toDatePhrase } from '#rules/time/date-phrase.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import type { Connection } from '#server/db/open.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'

/** An instant as day and time at the university in both languages: "22 November, 12:00". */
export const formatDeadline = async (
  db: Connection,
  instant: string,
): Promise<Readonly<Record<'ka' | 'en', string>>> => {
  const { date, time } = toZonedTime(instant, await loadTimeZone(db))
  const { ka, en } = toDatePhrase(date)
  return { ka: `${ka}, ${time}`, en: `${en}, ${time}` }
}
