import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Locale } from '#rules/text/locale.ts'
import { formatWeekday } from '#web/i18n/format.ts'
import { shortSpan } from '#web/parts/short-date.ts'

interface Meetings {
  readonly days: readonly number[]
  readonly time: string
  readonly time_end: string
}

/**
 * Takes some groups and the language; gives their weekly meetings in the order of the week, days in a row with the
 * same hours as one: "Mon–Fri 10:00–14:00". A rotation's dates follow its times.
 */
export const timesOf = (
  groups: readonly Pick<GroupRow, 'meetings' | 'dates' | 'rotation'>[],
  locale: Locale,
): string[] => {
  const day = (dayID: number) => formatWeekday(dayID, locale, 'short')
  const weekly = groups.filter(({ rotation }) => !rotation).flatMap(({ meetings }) => meetings)
  const rotations = groups.filter(({ rotation }) => rotation)
  return [{ meetings: weekly, dates: [] }, ...rotations].flatMap(({ meetings, dates }) => [
    ...inOrder(meetings).map(
      ({ days, time, time_end }) =>
        `${day(days[0]!)}${days.length > 1 ? `–${day(days.at(-1)!)}` : ''} ${time}–${time_end}`,
    ),
    ...dates.map(({ start_date, end_date }) => shortSpan(start_date, end_date)),
  ])
}

const inOrder = (meetings: GroupRow['meetings']): Meetings[] => {
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
