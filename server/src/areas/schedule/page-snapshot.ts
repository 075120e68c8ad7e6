import type * as z from 'zod/mini'
import type { schedule } from '#contract/studies/schedule.ts'
import { hashVersion } from '#server/page-changes/hash-version.ts'
import { diffSnapshots, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'

type Reply = z.input<typeof schedule.currentSchedule.reply>
type SnapshotTimetable = Pick<Reply, 'groups' | 'holidays' | 'weeks_off'> & {
  readonly current_semester: Pick<Reply['current_semester'], 'semesterID'>
}
type Timetable = SnapshotTimetable & Pick<Reply, 'today'>
type Change = Reply['changes'][number]
type MeetingState = NonNullable<Change['before']>

const toMeetingState = (date: string | null, meeting: Omit<MeetingState, 'date'>): MeetingState => ({
  date,
  dayID: meeting.dayID,
  time: meeting.time,
  time_end: meeting.time_end,
  room: meeting.room,
})

interface SubjectNames {
  readonly name: string
  readonly nameeng: string
}

/** The days of the semester without teaching, as ranges of first and last dates. */
const listFreeDays = ({ holidays, weeks_off }: SnapshotTimetable): [string, SubjectNames][] => [
  ...holidays.map(({ date, name, nameeng }): [string, SubjectNames] => [
    `free ${date} ${date}`,
    { name, nameeng },
  ]),
  ...weeks_off.map(({ start_date, end_date, name, nameeng }): [string, SubjectNames] => [
    `free ${start_date} ${end_date}`,
    { name, nameeng },
  ]),
]

/** The part of the timetable that others can change: times, rooms and lecturers of each group, and free days. */
export const toScheduleSnapshot = (timetable: SnapshotTimetable): PageSnapshot =>
  Object.fromEntries<unknown>([
    ['semester', timetable.current_semester.semesterID],
    ...listFreeDays(timetable),
    ...timetable.groups.flatMap(
      ({ scheduleID, name, nameeng, dates, meetings, moves }): [string, unknown][] => [
        [`${scheduleID} lecturer`, { name, nameeng }],
        [`${scheduleID} dates`, dates],
        ...meetings.map((meeting, nth): [string, unknown] => [
          `${scheduleID} meeting ${nth}`,
          toMeetingState(null, meeting),
        ]),
        ...moves.map(({ meeting, date, new_date, time, time_end, room }): [string, unknown] => {
          const isHeld = new_date !== null && time !== null && time_end !== null
          const state = isHeld ? toMeetingState(new_date, { dayID: null, time, time_end, room }) : null
          return [`${scheduleID} move ${date} ${meeting}`, { place: state }]
        }),
      ],
    ),
  ])

/** The version of the timetable, the same for the same snapshot. */
export const timetableVersion = (timetable: SnapshotTimetable): string => {
  const { current_semester, holidays, weeks_off, groups } = timetable
  const values: (string | number | null)[] = [current_semester.semesterID]
  for (const { date } of holidays) values.push(date)
  values.push('weeks off')
  for (const { start_date, end_date } of weeks_off) values.push(start_date, end_date)
  for (const { scheduleID, name, nameeng, dates, meetings, moves } of groups) {
    values.push(scheduleID, name, nameeng, dates.length, meetings.length, moves.length)
    for (const { start_date, end_date } of dates) values.push(start_date, end_date)
    for (const { dayID, time, time_end, room } of meetings) values.push(dayID, time, time_end, room)
    for (const { meeting, date, new_date, time, time_end, room } of moves)
      values.push(meeting, date, new_date, time, time_end, room)
  }
  return hashVersion(values)
}

/** Time and room of the meeting before its first move, or after it was moved back: those of the week. */
const findUsualMeeting = (
  snapshot: PageSnapshot,
  scheduleID: number,
  meeting: string | undefined,
  date: string,
): MeetingState | null => {
  const meetingState = snapshot[`${scheduleID} meeting ${meeting}`] as MeetingState | undefined
  return meetingState === undefined ? null : { ...meetingState, date, dayID: null }
}

const findMovedMeeting = (entry: unknown): MeetingState | null =>
  (entry as { place: MeetingState | null }).place

/**
 * Changes of the timetable since the student's last visit, without groups that they took or gave up and without the
 * past.
 */
export const listScheduleChanges = (seen: PageSnapshot, timetable: Timetable): Change[] => {
  const now = toScheduleSnapshot(timetable)
  const changes = diffSnapshots(seen, now).map(({ key, before, after }): Change | null => {
    const [number, kind, third, meeting] = key.split(' ')
    if (number === 'free') {
      // Another semester has other free days; another name makes them no other days.
      if (seen['semester'] !== now['semester'] || (before !== null && after !== null)) return null
      const named = (after ?? before) as SubjectNames
      const free = { start_date: kind!, end_date: third!, ...named, is_taught: after === null }
      return { kind: 'free', scheduleID: null, date: null, before: null, after: null, free }
    }
    const scheduleID = Number(number)
    const isStillRegistered = `${scheduleID} lecturer` in seen && `${scheduleID} lecturer` in now
    if (!isStillRegistered) return null
    if (kind === 'lecturer' || kind === 'dates')
      return { kind, scheduleID, date: null, before: null, after: null, free: null }
    if (kind === 'meeting')
      return {
        kind,
        scheduleID,
        date: null,
        before: before as MeetingState | null,
        after: after as MeetingState | null,
        free: null,
      }
    const date = third!
    return {
      kind: 'move',
      scheduleID,
      date,
      before: before === null ? findUsualMeeting(seen, scheduleID, meeting, date) : findMovedMeeting(before),
      after: after === null ? findUsualMeeting(now, scheduleID, meeting, date) : findMovedMeeting(after),
      free: null,
    }
  })
  const isAhead = ({ date, after, free }: Change) =>
    free !== null
      ? free.end_date >= timetable.today
      : date === null || date >= timetable.today || (after?.date ?? '') >= timetable.today
  return changes.filter((change) => change !== null).filter(isAhead)
}
