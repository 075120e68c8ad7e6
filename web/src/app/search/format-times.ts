import type { Locale } from '#rules/text/locale.ts'
import { formatWeekday } from '#web/i18n/format.ts'

interface Meeting {
  readonly dayID: number
  readonly time: string
}

/** Days in order as spans: three or more in a row are named by the first and the last. */
const formatDays = (days: readonly number[], locale: Locale): string => {
  const spans: number[][] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last !== undefined && last.at(-1) === day - 1) last.push(day)
    else spans.push([day])
  }
  const format = (day: number) => formatWeekday(day, locale, 'short')
  return spans
    .map((span) =>
      span.length < 3 ? span.map(format).join(', ') : `${format(span[0]!)}–${format(span.at(-1)!)}`,
    )
    .join(', ')
}

/** When a subject meets in the week, each time once: "Mon–Fri 09:00 · Sat 12:00". */
export const formatTimes = (meetings: readonly Meeting[], locale: Locale): string => {
  const inOrder = meetings.toSorted((a, b) => a.dayID - b.dayID || (a.time < b.time ? -1 : 1))
  return [...Map.groupBy(inOrder, ({ time }) => time)]
    .map(([time, same]) => `${formatDays([...new Set(same.map(({ dayID }) => dayID))], locale)} ${time}`)
    .join(' · ')
}
