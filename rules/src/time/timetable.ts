import { addDays, toMinutes, toWeekday } from './clock.ts'

interface Span {
  readonly start_date: string
  readonly end_date: string
}

/** `dayID` from 1 (Monday), times HH:MM; without a room the meeting is held remotely. */
interface WeeklyMeeting {
  readonly dayID: number
  readonly time: string
  readonly time_end: string
  readonly room: string | null
}

/** A change of one meeting (its index in the week) on one date; without a new date it is cancelled. */
export interface MeetingMove {
  readonly meeting: number
  readonly date: string
  readonly new_date: string | null
  readonly time: string | null
  readonly time_end: string | null
  readonly room: string | null
}

/** Without `dates` of its own the group meets during the whole semester. */
export interface DatedGroup {
  readonly scheduleID: number
  readonly dates: readonly Span[]
  readonly meetings: readonly WeeklyMeeting[]
  readonly moves: readonly MeetingMove[]
}

export interface DatedTimetable<Group extends DatedGroup> {
  readonly current_semester: Span
  readonly holidays: readonly { readonly date: string }[]
  readonly weeks_off: readonly Span[]
  readonly groups: readonly Group[]
}

/** `key` stays the same when the lecture is moved; `movedFrom` is its original date. */
export interface DatedLecture<Group> {
  readonly key: string
  readonly date: string
  readonly day: number
  readonly time: string
  readonly time_end: string
  readonly room: string | null
  readonly group: Group
  readonly movedFrom: string | null
}

/** A lecture that does not take place on its date; `movedTo` is null when it is cancelled. */
export interface AbsentLecture<Group> {
  readonly key: string
  readonly date: string
  readonly time: string
  readonly time_end: string
  readonly group: Group
  readonly movedTo: { readonly date: string; readonly time: string } | null
}

const isWithin = (date: string, { start_date, end_date }: Span): boolean =>
  start_date <= date && date <= end_date

/** Holidays and weeks off are not considered. */
const meetsOn = (group: DatedGroup, semester: Span, date: string): boolean =>
  isWithin(date, semester) && (group.dates.length === 0 || group.dates.some((range) => isWithin(date, range)))

const toLectureKey = (group: DatedGroup, meeting: number, date: string): string =>
  `${group.scheduleID}-${meeting + 1}-${date}`

/** A move is void once the meeting no longer stands on that weekday. */
const listValidMoves = (group: DatedGroup, semester: Span): readonly MeetingMove[] =>
  group.moves.filter(
    ({ meeting, date }) =>
      group.meetings[meeting]?.dayID === toWeekday(date) && meetsOn(group, semester, date),
  )

const compareTimes = (a: { readonly time: string }, b: { readonly time: string }): number =>
  toMinutes(a.time) - toMinutes(b.time)

/**
 * In order of time (spec 2.12.2). A group without dates of its own is free in weeks off; holidays are free for all;
 * a moved lecture appears on its new date, even a free one.
 */
export const listLecturesOn = <Group extends DatedGroup>(
  { current_semester, holidays, weeks_off, groups }: DatedTimetable<Group>,
  date: string,
): DatedLecture<Group>[] => {
  const day = toWeekday(date)
  const isHoliday = holidays.some((holiday) => holiday.date === date)
  const isOff = weeks_off.some((off) => isWithin(date, off))
  const lectures = groups.flatMap((group): DatedLecture<Group>[] => {
    const moves = listValidMoves(group, current_semester)
    const isFree = isHoliday || (isOff && group.dates.length === 0)
    const usual = isFree || !meetsOn(group, current_semester, date) ? [] : group.meetings
    return [
      ...usual.flatMap((each, meeting) =>
        each.dayID === day && !moves.some((move) => move.meeting === meeting && move.date === date)
          ? [
              {
                ...toTimeAndRoom(each),
                key: toLectureKey(group, meeting, date),
                date,
                day,
                group,
                movedFrom: null,
              },
            ]
          : [],
      ),
      ...moves.flatMap((move) =>
        move.new_date === date && move.time !== null && move.time_end !== null
          ? [
              {
                time: move.time,
                time_end: move.time_end,
                room: move.room,
                key: toLectureKey(group, move.meeting, move.date),
                date,
                day,
                group,
                movedFrom: move.date,
              },
            ]
          : [],
      ),
    ]
  })
  return lectures.toSorted(compareTimes)
}

const toTimeAndRoom = ({ time, time_end, room }: WeeklyMeeting) => ({ time, time_end, room })

/** The lectures that were moved away from the date or cancelled, in order of time. */
export const listAbsentLecturesOn = <Group extends DatedGroup>(
  { current_semester, groups }: DatedTimetable<Group>,
  date: string,
): AbsentLecture<Group>[] =>
  groups
    .flatMap((group) =>
      listValidMoves(group, current_semester)
        .filter((move) => move.date === date && (move.new_date !== date || move.time === null))
        .map(({ meeting, new_date, time }) => ({
          key: toLectureKey(group, meeting, date),
          date,
          time: group.meetings[meeting]!.time,
          time_end: group.meetings[meeting]!.time_end,
          group,
          movedTo: new_date === null || time === null ? null : { date: new_date, time },
        })),
    )
    .toSorted(compareTimes)

/** Date by date, with the lectures that were moved out of the semester. */
export const listAllLectures = <Group extends DatedGroup>(
  timetable: DatedTimetable<Group>,
): DatedLecture<Group>[] => {
  const moved = timetable.groups.flatMap(({ moves }) => moves.flatMap(({ new_date }) => new_date ?? []))
  const { start_date, end_date } = timetable.current_semester
  const [first, last] = [[start_date, ...moved].toSorted()[0]!, [end_date, ...moved].toSorted().at(-1)!]
  const lectures: DatedLecture<Group>[] = []
  for (let date = first; date <= last; date = addDays(date, 1))
    lectures.push(...listLecturesOn(timetable, date))
  return lectures
}

interface Times {
  readonly time: string
  readonly time_end: string
}

/** The lectures, all of one date, that have a minute in common with the times; touching is not enough. */
export const listLecturesAt = <Lecture extends Times>(
  lectures: readonly Lecture[],
  { time, time_end }: Times,
): Lecture[] =>
  lectures.filter(
    (each) => toMinutes(each.time) < toMinutes(time_end) && toMinutes(time) < toMinutes(each.time_end),
  )
