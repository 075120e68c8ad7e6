import type * as z from 'zod/mini'
import type { schedule } from '#contract/schedule.ts'
import { versionOf } from '#server/areas/looks/version-of.ts'
import { sinceLastLook, type Look } from '#rules/since-last-look.ts'

type Reply = z.input<typeof schedule.currentSchedule.reply>
type Timetable = Pick<Reply, 'groups' | 'today'>
type Change = Reply['changes'][number]
type Place = NonNullable<Change['before']>

const placeOn = (date: string | null, meeting: Omit<Place, 'date'>): Place => ({
  date,
  dayID: meeting.dayID,
  time: meeting.time,
  time_end: meeting.time_end,
  room: meeting.room,
})

/** Takes a timetable; gives what of it may change by itself: when, where and by whom each group is taught. */
export const lookOf = ({ groups }: Pick<Timetable, 'groups'>): Look =>
  Object.fromEntries(
    groups.flatMap(({ scheduleID, name, nameeng, dates, meetings, moves }): [string, unknown][] => [
      [`${scheduleID} lecturer`, { name, nameeng }],
      [`${scheduleID} dates`, dates],
      ...meetings.map((meeting, nth): [string, unknown] => [
        `${scheduleID} meeting ${nth}`,
        placeOn(null, meeting),
      ]),
      ...moves.map(({ meeting, date, new_date, time, time_end, room }): [string, unknown] => {
        const isHeld = new_date !== null && time !== null && time_end !== null
        const place = isHeld ? placeOn(new_date, { dayID: null, time, time_end, room }) : null
        return [`${scheduleID} move ${date} ${meeting}`, { place }]
      }),
    ]),
  )

/** Takes a timetable; gives the name of what of it may change by itself: the same for the same look. */
export const versionOfTimetable = ({ groups }: Pick<Timetable, 'groups'>): string => {
  const values: (string | number | null)[] = []
  for (const { scheduleID, name, nameeng, dates, meetings, moves } of groups) {
    values.push(scheduleID, name, nameeng, dates.length, meetings.length, moves.length)
    for (const { start_date, end_date } of dates) values.push(start_date, end_date)
    for (const { dayID, time, time_end, room } of meetings) values.push(dayID, time, time_end, room)
    for (const { meeting, date, new_date, time, time_end, room } of moves)
      values.push(meeting, date, new_date, time, time_end, room)
  }
  return versionOf(values)
}

/** Where the meeting was before it was moved for the first time, or is again: where the week has it. */
const usual = (look: Look, scheduleID: number, meeting: string | undefined, date: string): Place | null => {
  const place = look[`${scheduleID} meeting ${meeting}`] as Place | undefined
  return place === undefined ? null : { ...place, date, dayID: null }
}

const placeIn = (entry: unknown): Place | null => (entry as { place: Place | null }).place

/**
 * Takes what she saw of her timetable when she last looked, and her timetable; gives what changed by itself since. Groups
 * that she took or gave up are left out, and so is what lies in the past already.
 */
export const changesSince = (seen: Look, timetable: Timetable): Change[] => {
  const now = lookOf(timetable)
  const changes = sinceLastLook(seen, now).map(({ key, before, after }): Change | null => {
    const [number, kind, third, meeting] = key.split(' ')
    const scheduleID = Number(number)
    const isHeldStill = `${scheduleID} lecturer` in seen && `${scheduleID} lecturer` in now
    if (!isHeldStill) return null
    if (kind === 'lecturer' || kind === 'dates')
      return { kind, scheduleID, date: null, before: null, after: null }
    if (kind === 'meeting')
      return { kind, scheduleID, date: null, before: before as Place | null, after: after as Place | null }
    const date = third!
    return {
      kind: 'move',
      scheduleID,
      date,
      before: before === null ? usual(seen, scheduleID, meeting, date) : placeIn(before),
      after: after === null ? usual(now, scheduleID, meeting, date) : placeIn(after),
    }
  })
  const isAhead = ({ date, after }: Change) =>
    date === null || date >= timetable.today || (after?.date ?? '') >= timetable.today
  return changes.filter((change) => change !== null).filter(isAhead)
}
