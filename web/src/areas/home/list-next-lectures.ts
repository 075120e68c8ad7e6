import { addDays } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import type { Lecture, Timetable } from '#web/parts/timetable/timetable.ts'

const daysAhead = 14

/** The first lectures after a date, at most `count`. */
export const listNextLectures = (timetable: Timetable, date: string, count: number): Lecture[] => {
  const found: Lecture[] = []
  for (let ahead = 1; ahead <= daysAhead && found.length < count; ahead++)
    found.push(...listLecturesOn(timetable, addDays(date, ahead)))
  return found.slice(0, count)
}
