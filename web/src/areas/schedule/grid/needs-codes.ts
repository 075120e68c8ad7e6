import { toMinutes } from '#rules/time/clock.ts'
import { listLecturesAt } from '#rules/time/timetable.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import type { ScheduleEntry } from '../schedule-entry.ts'

/** Up to this many minutes a block has space for three lines. */
export const shortBlock = 60

const isShort = ({ time, time_end }: { readonly time: string; readonly time_end: string }): boolean =>
  toMinutes(time_end) - toMinutes(time) <= shortBlock

/**
 * Whether a week in narrow columns has the codes of all subjects in place of their short names: where a lesson of any week
 * is too short for a name, or two share their hours in this one.
 */
export const needsCodes = (
  entries: readonly ScheduleEntry[],
  { groups }: { readonly groups: readonly Pick<Timetable['groups'][number], 'meetings'>[] },
): boolean => {
  const coded = entries.filter(({ group, isExam }) => group !== null || isExam)
  return (
    groups.some(({ meetings }) => meetings.some(isShort)) ||
    coded.some(isShort) ||
    coded.some(
      (entry, index) =>
        listLecturesAt(
          entries.filter((other, at) => at !== index && other.date === entry.date),
          entry,
        ).length > 0,
    )
  )
}
