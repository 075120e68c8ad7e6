import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, toMinutes, toWeekday } from './clock.ts'
import {
  listAbsentLecturesOn,
  listAllLectures,
  listLecturesAt,
  listLecturesOn,
  type DatedGroup,
} from './timetable.ts'

const moveToSaturday = {
  meeting: 0,
  date: '2026-09-21',
  new_date: '2026-09-26',
  time: '12:00',
  time_end: '13:00',
  room: '2',
}
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

describe('listLecturesOn and listAllLectures', () => {
  // spec 2.12
  it('puts each meeting once on each of its dates, or where it was moved, and nothing else', () => {
    fc.assert(
      fc.property(timetable, (all) => {
        // The other way round: from each original date of a meeting to its final one.
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
        const lectures = listAllLectures(all).map((each) => `${each.key} ${each.date} ${each.time}`)
        expect(lectures.toSorted()).toEqual(expected.toSorted())
        expect(new Set(listAllLectures(all).map(({ key }) => key)).size).toBe(lectures.length)
      }),
    )
  })

  it('orders the lectures of a date by time, moved ones among them', () => {
    const toMeeting = (time: string, time_end: string) => ({ dayID: 1, time, time_end, room: '1' })
    const toGroup = (scheduleID: number, time: string, time_end: string): DatedGroup => ({
      scheduleID,
      dates: [],
      meetings: [toMeeting(time, time_end)],
      moves: [],
    })
    const move = {
      meeting: 0,
      date: '2026-09-22',
      new_date: '2026-09-21',
      time: '11:30',
      time_end: '12:30',
      room: '4',
    }
    const moved: DatedGroup = {
      ...toGroup(3, '15:00', '16:00'),
      meetings: [{ ...toMeeting('15:00', '16:00'), dayID: 2 }],
      moves: [move],
    }
    const groups = [toGroup(1, '12:00', '13:00'), toGroup(2, '09:00', '10:00'), moved]
    const all = { current_semester: { start_date, end_date }, holidays: [], weeks_off: [], groups }
    expect(listLecturesOn(all, '2026-09-21')).toEqual([
      {
        key: '2-1-2026-09-21',
        date: '2026-09-21',
        day: 1,
        time: '09:00',
        time_end: '10:00',
        room: '1',
        group: groups[1],
        movedFrom: null,
      },
      {
        key: '3-1-2026-09-22',
        date: '2026-09-21',
        day: 1,
        time: '11:30',
        time_end: '12:30',
        room: '4',
        group: moved,
        movedFrom: '2026-09-22',
      },
      expect.objectContaining({ key: '1-1-2026-09-21', time: '12:00' }),
    ])
  })

  it('drops a move outside the group’s dates', () => {
    const weekly = { dayID: 1, time: '10:00', time_end: '11:00', room: '1' }
    const dates = [{ start_date: '2026-10-01', end_date: '2026-10-31' }]
    const groups: DatedGroup[] = [{ scheduleID: 7, dates, meetings: [weekly], moves: [moveToSaturday] }]
    const all = { current_semester: { start_date, end_date }, holidays: [], weeks_off: [], groups }
    expect(listLecturesOn(all, '2026-09-26')).toEqual([])
    expect(listAbsentLecturesOn(all, '2026-09-21')).toEqual([])
  })

  it('needs a time to put a moved lecture on its new date', () => {
    const weekly = { dayID: 1, time: '10:00', time_end: '11:00', room: '1' }
    const base = { meeting: 0, date: '2026-09-21', new_date: '2026-09-26', room: null }
    for (const times of [
      { time: null, time_end: '13:00' },
      { time: '12:00', time_end: null },
    ]) {
      const groups: DatedGroup[] = [
        { scheduleID: 7, dates: [], meetings: [weekly], moves: [{ ...base, ...times }] },
      ]
      const all = { current_semester: { start_date, end_date }, holidays: [], weeks_off: [], groups }
      expect(listLecturesOn(all, '2026-09-26')).toEqual([])
    }
  })
})

describe('listAbsentLecturesOn', () => {
  it('gives what was moved or cancelled, with the new date and time', () => {
    const weekly = { dayID: 1, time: '10:00', time_end: '11:00', room: '1' }
    const one: DatedGroup = {
      scheduleID: 7,
      dates: [],
      meetings: [weekly],
      moves: [
        moveToSaturday,
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
    // The meeting has another weekday now, so the move is void.
    const other = { ...all, groups: [{ ...one, meetings: [{ ...weekly, dayID: 2 }] }] }
    expect(listAbsentLecturesOn(other, '2026-09-21')).toEqual([])
    expect(listLecturesOn(other, '2026-09-26')).toEqual([])
  })

  it('has no new place for a cancelled lecture, even if a time is left', () => {
    const weekly = { dayID: 1, time: '10:00', time_end: '11:00', room: '1' }
    const move = {
      meeting: 0,
      date: '2026-09-21',
      new_date: null,
      time: '12:00',
      time_end: '13:00',
      room: null,
    }
    const groups: DatedGroup[] = [{ scheduleID: 7, dates: [], meetings: [weekly], moves: [move] }]
    const all = { current_semester: { start_date, end_date }, holidays: [], weeks_off: [], groups }
    expect(listAbsentLecturesOn(all, '2026-09-21')).toMatchObject([{ movedTo: null }])
  })

  it('leaves out a lecture that was moved within its date, unless it has no time any more', () => {
    const weekly = { dayID: 1, time: '10:00', time_end: '11:00', room: '1' }
    const toAbsent = (time: string | null) => {
      const move = {
        meeting: 0,
        date: '2026-09-21',
        new_date: '2026-09-21',
        time,
        time_end: time,
        room: null,
      }
      const groups: DatedGroup[] = [{ scheduleID: 7, dates: [], meetings: [weekly], moves: [move] }]
      return listAbsentLecturesOn(
        { current_semester: { start_date, end_date }, holidays: [], weeks_off: [], groups },
        '2026-09-21',
      )
    }
    expect(toAbsent('12:00')).toEqual([])
    expect(toAbsent(null)).toMatchObject([
      { key: '7-1-2026-09-21', time: '10:00', time_end: '11:00', movedTo: null },
    ])
  })

  it('is in order of time', () => {
    const toGroup = (scheduleID: number, time: string): DatedGroup => ({
      scheduleID,
      dates: [],
      meetings: [{ dayID: 1, time, time_end: '18:00', room: null }],
      moves: [{ meeting: 0, date: '2026-09-21', new_date: null, time: null, time_end: null, room: null }],
    })
    const groups = [toGroup(1, '12:00'), toGroup(2, '09:00'), toGroup(3, '10:30')]
    const all = { current_semester: { start_date, end_date }, holidays: [], weeks_off: [], groups }
    expect(listAbsentLecturesOn(all, '2026-09-21').map(({ time }) => time)).toEqual([
      '09:00',
      '10:30',
      '12:00',
    ])
  })
})

describe('listLecturesAt', () => {
  it('finds the lectures that have a minute in common with the times', () => {
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const anyTimes = fc
      .tuple(fc.integer({ min: 540, max: 600 }), fc.integer({ min: 1, max: 40 }))
      .map(([from, long]) => ({ time: clock(from), time_end: clock(from + long) }))
    const minutes = ({ time, time_end }: { time: string; time_end: string }) =>
      Array.from({ length: toMinutes(time_end) - toMinutes(time) }, (_, nth) => toMinutes(time) + nth)
    fc.assert(
      fc.property(fc.array(anyTimes, { maxLength: 5 }), anyTimes, (lectures, times) => {
        const own = new Set(minutes(times))
        expect(listLecturesAt(lectures, times)).toEqual(
          lectures.filter((each) => minutes(each).some((minute) => own.has(minute))),
        )
      }),
    )
  })
})
