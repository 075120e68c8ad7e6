import { addDays, toMinutes, toWeekday } from '../time/clock.ts'
import type { LocalMoment } from '../time/time-left.ts'
import { listLecturesOn, type DatedGroup, type DatedTimetable } from '../time/timetable.ts'
import { attendedKinds, getMinutesLeft, type AgendaTimes } from './agenda.ts'

const saturday = 6
const sunday = 7

const toMonday = (date: string): string => addDays(date, 1 - toWeekday(date))

/** Whether a lecture, an exam, a booked time or a visit is running or still to come before Monday. */
const isAnythingLeft = <Group extends DatedGroup>(
  timetable: DatedTimetable<Group>,
  items: readonly AgendaTimes[],
  now: LocalMoment,
): boolean => {
  const last = addDays(now.date, sunday - toWeekday(now.date))
  const isAttended = (item: AgendaTimes) =>
    attendedKinds.has(item.kind) &&
    item.start_date !== null &&
    item.start_date <= last &&
    (getMinutesLeft(item, now) ?? 0) > 0
  if (items.some(isAttended)) return true
  for (let date = now.date; date <= last; date = addDays(date, 1)) {
    const isLeft = ({ time_end }: { readonly time_end: string }) =>
      date > now.date || toMinutes(time_end) > now.minute
    if (listLecturesOn(timetable, date).some(isLeft)) return true
  }
  return false
}

/**
 * The Monday (Y-m-d) of the week that home and the timetable show first: this week; before a semester its first one; and
 * the next week at a weekend with nothing left to attend.
 */
export const findShownMonday = <Group extends DatedGroup>(
  timetable: DatedTimetable<Group>,
  items: readonly AgendaTimes[],
  now: LocalMoment,
): string => {
  const { start_date } = timetable.current_semester
  const monday = toMonday(now.date < start_date ? start_date : now.date)
  if (now.date < start_date || toWeekday(now.date) < saturday) return monday
  return isAnythingLeft(timetable, items, now) ? monday : addDays(monday, 7)
}

export type ShownWeek = 'thisWeek' | 'nextWeek' | 'week'

/** Names the shown week: this one, the next one, or any other, such as the first of a later semester. */
export const nameShownWeek = (monday: string, today: string): ShownWeek => {
  const current = toMonday(today)
  if (monday === current) return 'thisWeek'
  return monday === addDays(current, 7) ? 'nextWeek' : 'week'
}
