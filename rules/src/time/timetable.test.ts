import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, toMinutes, toWeekday } from './clock.ts'
import { listAbsentLecturesOn, listAllLectures, listLecturesAt, listLecturesOn, type DatedGroup } from './timetable.ts'

const start_date = '2026-09-14'
const end_date = '2026-12-27'
const days = 105
const date = fc.integer({ min: -10, max: days + 10 }).map((ahead) => addDays(start_date, ahead))
const span = fc
  .tuple(date, fc.nat(20))
  .map(([from, more]) => ({ start_date: from, end_date: addDays(from, more) }))
const meeting = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 9, max: 18 }))
  .map(([dayID, hour]) => ({
    dayID,
    time: `${String(hour).padStart(2, '0')}:00`,
    time_end: `${hour + 1}:00`,
    room: '305',
  }))
const move = fc.tuple(fc.nat(2), date, fc.option(date)).map(([nth, from, to]) => ({
  meeting: nth,
  date: from,
  new_date: to,
  time: to && '20:00',
  time_end: to && '21:00',
  room: null,
}))
const group = fc.record({
  dates: fc.oneof(fc.constant([]), fc.array(span, { minLength: 1, maxLength: 2 })),
  meetings: fc.array(meeting, { minLength: 1, maxLength: 3 }),
  moves: fc.uniqueArray(move, { maxLength: 6, selector: (each) => `${each.meeting} ${each.date}` }),
})
const timetable = fc
  .record({
    holidays: fc.array(
      date.map((day) => ({ date: day })),
      { maxLength: 4 },
    ),
    weeks_off: fc.array(span, { maxLength: 2 }),
    groups: fc.array(group, { maxLength: 3 }),
  })
  .map((rest) => ({
    ...rest,
    current_semester: { start_date, end_date },
    groups: rest.groups.map((each, nth): DatedGroup => ({ scheduleID: nth + 1, ...each })),
  }))

const within = (day: string, range: { start_date: string; end_date: string }) =>
  range.start_date <= day && day <= range.end_date

// spec 2.12
it('each meeting of the week stands on each of its dates, once, or where it was moved, and nothing else does', () => {
  fc.assert(
    fc.property(timetable, (all) => {
      // Walked the other way round: from each date that a meeting would have to where it is in the end.
      const expected: string[] = []
      for (let ahead = 0; ahead <= days; ahead++) {
        const day = addDays(start_date, ahead)
        if (day > end_date) continue
        for (const { scheduleID, dates, meetings, moves } of all.groups) {
          if (dates.length > 0 && !dates.some((range) => within(day, range))) continue
          const isOff =
            all.holidays.some((holiday) => holiday.date === day) ||
            (dates.length === 0 && all.weeks_off.some((range) => within(day, range)))
          for (const [nth, { dayID, time }] of meetings.entries()) {
            if (dayID !== toWeekday(day)) continue
            const moved = moves.find((each) => each.meeting === nth && each.date === day)
            const key = `${scheduleID}-${nth + 1}-${day}`
            if (moved === undefined && !isOff) expected.push(`${key} ${day} ${time}`)
            if (moved?.new_date) expected.push(`${key} ${moved.new_date} 20:00`)
          }
        }
      }
      const told = listAllLectures(all).map((each) => `${each.key} ${each.date} ${each.time}`)
      expect(told.toSorted()).toEqual(expected.toSorted())
      expect(new Set(listAllLectures(all).map(({ key }) => key)).size).toBe(told.length)
    }),
  )
})

it('what is not there on its date is told on it, with the place where it went', () => {
  const weekly = { dayID: 1, time: '10:00', time_end: '11:00', room: '1' }
  const one: DatedGroup = {
    scheduleID: 7,
    dates: [],
    meetings: [weekly],
    moves: [
      {
        meeting: 0,
        date: '2026-09-21',
        new_date: '2026-09-26',
        time: '12:00',
        time_end: '13:00',
        room: '2',
      },
      {
        meeting: 0,
        date: '2026-09-28',
        new_date: null,
        time: null,
        time_end: null,
        room: null,
      },
    ],
  }
  const all = { current_semester: { start_date, end_date }, holidays: [], weeks_off: [], groups: [one] }
  const absent = (day: string) => listAbsentLecturesOn(all, day).map(({ key, movedTo }) => [key, movedTo])
  expect(absent('2026-09-21')).toEqual([['7-1-2026-09-21', { date: '2026-09-26', time: '12:00' }]])
  expect(absent('2026-09-28')).toEqual([['7-1-2026-09-28', null]])
  expect(listLecturesOn(all, '2026-09-21')).toEqual([])
  expect(listLecturesOn(all, '2026-09-26')).toMatchObject([
    { key: '7-1-2026-09-21', time: '12:00', room: '2', movedFrom: '2026-09-21' },
  ])
  // The week has it on another day by now: what was moved is no more.
  const other = { ...all, groups: [{ ...one, meetings: [{ ...weekly, dayID: 2 }] }] }
  expect(listAbsentLecturesOn(other, '2026-09-21')).toEqual([])
  expect(listLecturesOn(other, '2026-09-26')).toEqual([])
})

it('a lecture is at a time when a minute belongs to both, found by walking through them', () => {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const times = fc
    .tuple(fc.integer({ min: 540, max: 600 }), fc.integer({ min: 1, max: 40 }))
    .map(([from, long]) => ({ time: clock(from), time_end: clock(from + long) }))
  const minutes = ({ time, time_end }: { time: string; time_end: string }) =>
    Array.from({ length: toMinutes(time_end) - toMinutes(time) }, (_, nth) => toMinutes(time) + nth)
  fc.assert(
    fc.property(fc.array(times, { maxLength: 5 }), times, (lectures, asked) => {
      const here = new Set(minutes(asked))
      expect(listLecturesAt(lectures, asked)).toEqual(
        lectures.filter((each) => minutes(each).some((minute) => here.has(minute))),
      )
    }),
  )
})
