import type { schedule } from '#contract/schedule.ts'
import { addDays, minutesOf, weekdayOf } from '#rules/clock.ts'
import { pastelsOf } from './pastels.ts'
import type * as z from 'zod/mini'

/** The wire's timetable: groups with their weekly meetings, to be laid out on dates by the semester. */
export type Timetable = z.output<(typeof schedule)['currentSchedule']['reply']>
export type TimetableGroup = Timetable['groups'][number]

/** One meeting on one date. */
export interface Lecture {
  readonly key: string
  readonly date: string
  readonly day: number
  readonly time: string
  readonly time_end: string
  readonly room: string | null
  readonly group: TimetableGroup
}

export const holidayOn = (timetable: Timetable, date: string) =>
  timetable.holidays.find((holiday) => holiday.date === date) ?? null

/** Takes a date, Y-m-d; gives its lectures in order: a rotation group stands only in its own dates, a holiday is free. */
export const lecturesOn = (timetable: Timetable, date: string): Lecture[] => {
  const { start_date, end_date } = timetable.current_semester
  if (date < start_date || date > end_date || holidayOn(timetable, date) !== null) return []
  const day = weekdayOf(date)
  return timetable.groups
    .filter((group) => meetsOn(group, date))
    .flatMap((group) =>
      group.meetings
        .filter((meeting) => meeting.dayID === day)
        .map(({ time, time_end, room }) => ({
          key: `${group.scheduleID}-${date}-${time}`,
          date,
          day,
          time,
          time_end,
          room,
          group,
        })),
    )
    .toSorted((a, b) => minutesOf(a.time) - minutesOf(b.time))
}

const meetsOn = (group: TimetableGroup, date: string): boolean =>
  group.dates.length === 0 || group.dates.some((range) => range.start_date <= date && date <= range.end_date)

/** Takes the university's date and minute of the day; gives the lecture that runs now or comes next within three weeks. */
export const nextLecture = (timetable: Timetable, today: string, minute: number): Lecture | null => {
  const from = today < timetable.current_semester.start_date ? timetable.current_semester.start_date : today
  for (let ahead = 0; ahead < 21; ahead++) {
    const date = addDays(from, ahead)
    const found = lecturesOn(timetable, date).find(
      (lecture) => date !== today || minutesOf(lecture.time_end) > minute,
    )
    if (found !== undefined) return found
  }
  return null
}

/** Takes a date; gives the Monday of its week. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))

/** Takes the timetable; gives each subject its colour, in the order in which they were registered. */
export const timetablePastels = (timetable: Timetable): ReadonlyMap<number, number> =>
  pastelsOf(
    timetable.groups.toSorted((a, b) => a.registrationID - b.registrationID).map((group) => group.subjectID),
  )
