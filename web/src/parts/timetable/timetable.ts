import type { schedule } from '#contract/studies/schedule.ts'
import { addDays, toMinutes, toWeekday } from '#rules/time/clock.ts'
import { listLecturesOn, type DatedLecture } from '#rules/time/timetable.ts'
import { assignPastels } from '#web/parts/subject-name/pastels.ts'
import type * as z from 'zod/mini'

export type Timetable = z.output<(typeof schedule)['currentSchedule']['reply']>
export type TimetableGroup = Timetable['groups'][number]

export type Lecture = DatedLecture<TimetableGroup>

export const findHoliday = (timetable: Timetable, date: string) =>
  timetable.holidays.find((holiday) => holiday.date === date) ?? null

export const findWeekOff = (timetable: Timetable, date: string) =>
  timetable.weeks_off.find(({ start_date, end_date }) => start_date <= date && date <= end_date) ?? null

/** The current or next lecture within three weeks; `today` and `minute` at the university. */
export const findNextLecture = (timetable: Timetable, today: string, minute: number): Lecture | null => {
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

/** The next lecture from an empty week: now, or after the week where it is one of the future (its Monday, Y-m-d). */
export const findLectureAfterWeek = (
  timetable: Timetable,
  monday: string,
  today: string,
  minute: number,
): Lecture | null =>
  monday > today
    ? findNextLecture(timetable, addDays(monday, 7), 0)
    : findNextLecture(timetable, today, minute)

/** The groups that were closed or moved, so that the student must choose others. */
export const listGroupsToChange = (timetable: Timetable): readonly TimetableGroup[] =>
  timetable.groups.filter(({ must_change }) => must_change !== null)

export const toMonday = (date: string): string => addDays(date, 1 - toWeekday(date))

/** The colour of each subject, assigned in the order of registration. */
export const assignTimetablePastels = (timetable: Timetable): ReadonlyMap<number, number> =>
  assignPastels(
    timetable.groups.toSorted((a, b) => a.registrationID - b.registrationID).map((group) => group.subjectID),
  )
