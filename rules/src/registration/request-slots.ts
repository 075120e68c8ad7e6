import { findClash, type ClashGroup } from './clash.ts'
import { toMinutes } from '../time/clock.ts'

/** A time at which lectures may start, HH:MM. */
export interface LectureStart {
  readonly lecture_startID: number
  readonly lecture_start: string
}

/** A weekday, 1 (Monday) to 7, and the starts that are possible on it. */
export interface RequestDay {
  readonly dayID: number
  readonly lecture_startIDs: readonly number[]
}

const wholeDay = 24 * 60

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Takes the days and starts of lectures, how many minutes one lasts, the groups that the student has in other subjects
 * and those of this subject that have a free seat; gives the days on which a new group could still be asked for, each
 * with its starts: it clashes with nothing of hers (spec 5.11.2), and none of the free groups starts then.
 */
export const listRequestDays = (
  days: readonly number[],
  starts: readonly LectureStart[],
  minutes: number,
  held: readonly ClashGroup[],
  free: readonly ClashGroup[],
): RequestDay[] => {
  const isPossible = (day: number, { lecture_start: time }: LectureStart): boolean => {
    const end = toMinutes(time) + minutes
    if (end >= wholeDay) return false
    const meetings = [{ day, time, time_end: toClock(end) }]
    const wanted = { scheduleID: 0, subjectID: 0, rotation: false, ranges: [], meetings }
    if (findClash(wanted, held) !== null) return false
    return !free.some((group) => group.meetings.some((each) => each.day === day && each.time === time))
  }
  return days
    .map((dayID) => ({
      dayID,
      lecture_startIDs: starts
        .filter((start) => isPossible(dayID, start))
        .map(({ lecture_startID }) => lecture_startID),
    }))
    .filter(({ lecture_startIDs }) => lecture_startIDs.length > 0)
}
