import { toDatePhrase } from '#rules/time/date-phrase.ts'

// Asia/Tbilisi has had no summer time since 2005.
const offsets = 4 * 3_600_000

/** An instant as day and time at the university in both languages: "22 November, 12:00". */
export const formatDeadline = (instant: string): Readonly<Record<'ka' | 'en', string>> => {
  const here = new Date(Date.parse(instant) + offsets).toISOString()
  const { ka, en } = toDatePhrase(here.slice(0, 10))
  const time = here.slice(11, 16)
  return { ka: `${ka}, ${time}`, en: `${en}, ${time}` }
}
