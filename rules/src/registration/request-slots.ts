import { findClash, type ClashGroup } from './clash.ts'
import { toMinutes } from '../time/clock.ts'

/** `lecture_start` is HH:MM. */
export interface LectureStart {
  readonly lecture_startID: number
  readonly lecture_start: string
}

/** `dayID` is 1 (Monday) to 7. */
export interface RequestDay {
  readonly dayID: number
  readonly lecture_startIDs: readonly number[]
}

const wholeDay = 24 * 60

const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * The days and starts at which a new group can be requested: without a clash with the groups that the student has in
 * other subjects (spec 5.11.2), and when no group of this subject with a free seat starts. `minutes` is the length of a
 * lecture.
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
    const group = { scheduleID: 0, subjectID: 0, rotation: false, ranges: [], meetings }
    if (findClash(group, held) !== null) return false
    return !free.some((other) => other.meetings.some((each) => each.day === day && each.time === time))
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
