import { addDays, toWeekday } from '../time/clock.ts'
import type { LocalMoment } from '../time/time-left.ts'
import { getMinutesLeft, getMinutesToStart, type AgendaTimes } from './agenda.ts'

/** In the order of time; `week` is until Sunday, `nextWeek` until the Sunday after it. */
const deadlineGroups = ['overdue', 'today', 'week', 'nextWeek', 'later', 'none'] as const

export type DeadlineGroup = (typeof deadlineGroups)[number]

const toDeadlineGroup = (
  item: Pick<AgendaTimes, 'end_date' | 'end_time'>,
  now: LocalMoment,
): DeadlineGroup => {
  const { end_date } = item
  if (end_date === null) return 'none'
  if (getMinutesLeft(item, now)! <= 0) return 'overdue'
  return toAheadGroup(end_date, now)
}

/** `date` is today or later. */
const toAheadGroup = (date: string, now: LocalMoment): 'today' | 'week' | 'nextWeek' | 'later' => {
  const sunday = addDays(now.date, 7 - toWeekday(now.date))
  if (date === now.date) return 'today'
  return date <= sunday ? 'week' : date <= addDays(sunday, 7) ? 'nextWeek' : 'later'
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

/** Running items first, then by their beginning or, if that is not ahead, their end. */
const dateGroups = ['now', 'today', 'week', 'nextWeek', 'later'] as const

export type DateGroup = (typeof dateGroups)[number]

type Dated = Pick<AgendaTimes, 'start_date' | 'start_time' | 'end_date' | 'end_time'> & {
  readonly kind?: string
}

/** It is named by its last day, which does not run: it is ahead until then. */
const isLastDay = ({ kind, end_date }: Dated): boolean => kind === 'appeal' && end_date !== null

/** Items ahead, grouped by week, without empty groups. An item that has begun and ends in future counts as running. */
export const groupByDate = <Item extends Dated>(
  items: readonly Item[],
  now: LocalMoment,
): { readonly group: DateGroup; readonly items: readonly Item[] }[] => {
  const groups = Map.groupBy(items, (item): DateGroup => {
    const toStart = getMinutesToStart(item, now)
    if (toStart === null) return item.end_date === null ? 'now' : toAheadGroup(item.end_date, now)
    if (toStart > 0) return toAheadGroup(item.start_date!, now)
    return isLastDay(item) ? toAheadGroup(item.end_date!, now) : 'now'
  })
  return dateGroups.flatMap((group) => {
    const own = groups.get(group)
    return own === undefined ? [] : [{ group, items: own }]
  })
}
