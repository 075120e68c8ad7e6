import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Locale } from '#rules/text/locale.ts'
import { formatWeekday } from '#web/i18n/format.ts'

/** Meetings at the same hours, with their days. */
export interface BriefTime {
  readonly days: string
  readonly hours: string
}

/** The meetings in the order of the week, those at the same hours as one: "Mon, Thu" or "Mon–Fri", "10:00–11:50". */
export const formatBriefTimes = (meetings: GroupRow['meetings'], locale: Locale): BriefTime[] => {
  const sorted = meetings.toSorted((a, b) => a.dayID - b.dayID || a.time.localeCompare(b.time))
  const byHours = Map.groupBy(sorted, ({ time, time_end }) => `${time}–${time_end}`)
  return [...byHours].map(([hours, same]) => ({
    hours,
    days: joinDays(
      same.map(({ dayID }) => dayID),
      (dayID) => formatWeekday(dayID, locale, 'short'),
    ),
  }))
}

/** Three days in a row or more are named by the first and the last. */
const joinDays = (days: readonly number[], toName: (day: number) => string): string => {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
  const areInRow = days.length > 2 && last - first === days.length - 1
  return areInRow ? `${toName(first)}–${toName(last)}` : days.map(toName).join(', ')
}
