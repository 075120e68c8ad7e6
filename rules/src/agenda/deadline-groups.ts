import { addDays, toWeekday } from '../time/clock.ts'
import type { LocalMoment } from '../time/time-left.ts'
import { getMinutesLeft, type AgendaTimes } from './agenda.ts'

/** In the order of time; `week` is until Sunday. */
const deadlineGroups = ['overdue', 'today', 'week', 'later', 'none'] as const

export type DeadlineGroup = (typeof deadlineGroups)[number]

const toDeadlineGroup = (
  item: Pick<AgendaTimes, 'end_date' | 'end_time'>,
  now: LocalMoment,
): DeadlineGroup => {
  const { end_date } = item
  if (end_date === null) return 'none'
  if (getMinutesLeft(item, now)! <= 0) return 'overdue'
  if (end_date === now.date) return 'today'
  return end_date <= addDays(now.date, 7 - toWeekday(now.date)) ? 'week' : 'later'
}

/** The items by when they are due, in their order; no group is empty. */
export const groupByDeadline = <Item extends Pick<AgendaTimes, 'end_date' | 'end_time'>>(
  items: readonly Item[],
  now: LocalMoment,
): { readonly group: DeadlineGroup; readonly items: readonly Item[] }[] => {
  const groups = Map.groupBy(items, (item) => toDeadlineGroup(item, now))
  return deadlineGroups.flatMap((group) => {
    const own = groups.get(group)
    return own === undefined ? [] : [{ group, items: own }]
  })
}
