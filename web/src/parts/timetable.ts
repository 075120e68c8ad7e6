import type { schedule } from '#contract/studies/schedule.ts'
import { addDays, toMinutes, toWeekday } from '#rules/time/clock.ts'
import { listLecturesOn, type DatedLecture } from '#rules/time/timetable.ts'
import { pastelsOf } from './pastels.ts'
import type * as z from 'zod/mini'

/** The wire's timetable: groups with their weekly meetings, to be laid out on dates by the semester. */
export type Timetable = z.output<(typeof schedule)['currentSchedule']['reply']>
export type TimetableGroup = Timetable['groups'][number]

export type Lecture = DatedLecture<TimetableGroup>

export const holidayOn = (timetable: Timetable, date: string) =>
  timetable.holidays.find((holiday) => holiday.date === date) ?? null

/** Takes a date; gives the week off that it lies in, or null. */
export const weekOffOn = (timetable: Timetable, date: string) =>
  timetable.weeks_off.find(({ start_date, end_date }) => start_date <= date && date <= end_date) ?? null

/** Takes the university's date and minute of the day; gives the lecture that runs now or comes next within three weeks. */
export const nextLecture = (timetable: Timetable, today: string, minute: number): Lecture | null => {
  const from = today < timetable.current_semester.start_date ? timetable.current_semester.start_date : today
  for (let ahead = 0; ahead < 21; ahead++) {
    const date = addDays(from, ahead)
    const found = listLecturesOn(timetable, date).find(
      (lecture) => date !== today || toMinutes(lecture.time_end) > minute,
    )
    if (found !== undefined) return found
  }
  return null
}

/** Takes the timetable; gives the groups in place of which she is to choose others: the university closed or moved them. */
export const groupsToChange = (timetable: Timetable): readonly TimetableGroup[] =>
  timetable.groups.filter(({ must_change }) => must_change !== null)

/** Takes a date; gives the Monday of its week. */
export const mondayOf = (date: string): string => addDays(date, 1 - toWeekday(date))

/** Takes the timetable; gives each subject its colour, in the order in which they were registered. */
export const timetablePastels = (timetable: Timetable): ReadonlyMap<number, number> =>
  pastelsOf(
    timetable.groups.toSorted((a, b) => a.registrationID - b.registrationID).map((group) => group.subjectID),
  )
