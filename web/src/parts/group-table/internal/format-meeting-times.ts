import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Locale } from '#rules/text/locale.ts'
import { formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'

interface Meetings {
  readonly days: readonly number[]
  readonly time: string
  readonly time_end: string
}

/**
 * The weekly meetings in the order of the week; consecutive days with the same hours are joined: "Mon–Fri 10:00–14:00".
 * The dates of a rotation follow its times.
 */
export const formatMeetingTimes = (
  groups: readonly Pick<GroupRow, 'meetings' | 'dates' | 'rotation'>[],
  locale: Locale,
): string[] => {
  const day = (dayID: number) => formatWeekday(dayID, locale, 'short')
  const weekly = groups.filter(({ rotation }) => !rotation).flatMap(({ meetings }) => meetings)
  const rotations = groups.filter(({ rotation }) => rotation)
  return [{ meetings: weekly, dates: [] }, ...rotations].flatMap(({ meetings, dates }) => [
    ...joinDays(meetings).map(
      ({ days, time, time_end }) =>
        `${day(days[0]!)}${days.length > 1 ? `–${day(days.at(-1)!)}` : ''} ${time}–${time_end}`,
    ),
    ...dates.map(({ start_date, end_date }) => formatShortDateSpan(start_date, end_date, locale)),
  ])
}

const joinDays = (meetings: GroupRow['meetings']): Meetings[] => {
  const found: Meetings[] = []
  for (const { dayID, time, time_end } of meetings.toSorted(
    (a, b) => a.dayID - b.dayID || a.time.localeCompare(b.time),
  )) {
    const at = found.findIndex(
      (each) => each.days.at(-1) === dayID - 1 && each.time === time && each.time_end === time_end,
    )
    if (at === -1) found.push({ days: [dayID], time, time_end })
    else found[at] = { ...found[at]!, days: [...found[at]!.days, dayID] }
  }
  return found
}
