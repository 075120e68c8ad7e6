import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/clock.ts'
import { listAbsentLecturesOn, listLecturesOn } from '../time/timetable.ts'
import { agendaKinds } from './agenda-kinds.ts'
import { listAgendaOfWeek } from './agenda-week.ts'
import type { AgendaTimes } from './agenda.ts'
import { listWeekEntries } from './week-entries.ts'

const monday = '2026-11-23'
const now = { date: '2026-11-24', minute: 720 }
const names = { name: 'დღესასწაული', nameeng: 'Holiday' }

const toMeeting = (dayID: number, hour: number) => ({
  dayID,
  time: `${String(hour).padStart(2, '0')}:00`,
  time_end: `${String(hour + 1).padStart(2, '0')}:00`,
  room: null,
})
const ahead = fc.integer({ min: -10, max: 17 }).map((days) => addDays(monday, days))
const meeting = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 8, max: 20 }))
const group = fc.record({
  scheduleID: fc.nat(),
  dates: fc.constant([]),
  meetings: fc.array(
    meeting.map(([day, hour]) => toMeeting(day, hour)),
    { minLength: 1, maxLength: 3 },
  ),
  moves: fc.uniqueArray(
    fc.tuple(fc.nat(2), ahead, fc.option(ahead)).map(([nth, date, new_date]) => ({
      meeting: nth,
      date,
      new_date,
      time: new_date && '20:00',
      time_end: new_date && '21:00',
      room: null,
    })),
    { maxLength: 4, selector: (move) => `${move.meeting} ${move.date}` },
  ),
})
const item = fc
  .record({
    kind: fc.constantFrom(...agendaKinds),
    from: ahead,
    days: fc.nat(9),
    hour: fc.option(fc.integer({ min: 0, max: 22 })),
  })
  .map(({ kind, from, days, hour }): AgendaTimes => ({
    key: `${kind} ${from} ${days} ${hour}`,
    kind,
    start_date: from,
    start_time: hour === null ? null : toMeeting(1, hour).time,
    end_date: addDays(from, days),
    end_time: hour === null ? null : toMeeting(1, hour).time_end,
    targetID: null,
  }))
const timetable = fc.record({
  current_semester: fc.constant({ start_date: '2026-10-05', end_date: '2027-02-21' }),
  holidays: fc.uniqueArray(
    ahead.map((date) => ({ date, ...names })),
    { maxLength: 2, selector: ({ date }) => date },
  ),
  weeks_off: fc.array(
    fc.tuple(ahead, fc.nat(20)).map(([start_date, days]) => ({
      start_date,
      end_date: addDays(start_date, days),
      ...names,
    })),
    { maxLength: 1 },
  ),
  groups: fc.uniqueArray(group, { maxLength: 3, selector: ({ scheduleID }) => scheduleID }),
})

describe('listWeekEntries', () => {
  it('has every lecture, absence and item of the week once, in order, and nothing else', () => {
    fc.assert(
      fc.property(timetable, fc.uniqueArray(item, { selector: ({ key }) => key }), (all, items) => {
        const { dates, timed, marks, spans } = listWeekEntries(all, items, monday, now)
        expect(dates).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days)))
        const lectures = dates.flatMap((date) => [
          ...listLecturesOn(all, date).map(({ key, time, time_end }) => `${key} ${date} ${time} ${time_end}`),
          ...listAbsentLecturesOn(all, date).map(
            ({ key, time, time_end }) => `${key} absent ${date} ${time} ${time_end}`,
          ),
        ])
        expect(
          timed
            .filter(({ kind }) => kind !== 'event')
            .map(({ key, date, time, time_end }) => `${key} ${date} ${time} ${time_end}`)
            .toSorted(),
        ).toEqual(lectures.toSorted())
        const ofAgenda = [
          ...timed.filter(({ kind }) => kind === 'event'),
          ...marks,
          ...spans.filter(({ kind }) => kind === 'span'),
        ].map(({ key }) => key)
        expect(ofAgenda.toSorted()).toEqual(
          listAgendaOfWeek(items, monday, now)
            .map(({ item: { key } }) => key)
            .toSorted(),
        )
        for (const { date, time, time_end } of timed) {
          expect(dates).toContain(date)
          expect(time < time_end).toBe(true)
        }
        const order = timed.map(({ date, time }) => `${date} ${time}`)
        expect(order).toEqual(order.toSorted())
        for (const { date } of marks) expect(dates).toContain(date)
        for (const { from, to } of spans) {
          expect(dates).toContain(from)
          expect(dates).toContain(to)
          expect(from <= to).toBe(true)
        }
        const free = spans.filter(({ kind }) => kind === 'free')
        expect(free.length).toBe(
          [
            ...all.holidays.map(({ date }) => ({ start_date: date, end_date: date })),
            ...all.weeks_off,
          ].filter(({ start_date, end_date }) => start_date <= dates[6]! && end_date >= monday).length,
        )
      }),
    )
  })

  it('puts an exam at its time, a deadline on its day, and what has several days across them', () => {
    const at = (over: Partial<AgendaTimes>): AgendaTimes => ({
      key: 'a',
      kind: 'exam',
      start_date: '2026-11-25',
      start_time: '10:00',
      end_date: '2026-11-25',
      end_time: '12:00',
      targetID: null,
      ...over,
    })
    const items = [
      at({}),
      at({ key: 'b', end_date: '2026-11-26' }),
      at({ key: 'c', kind: 'quiz', start_date: '2026-11-20', end_time: '23:00' }),
      at({ key: 'd', kind: 'quiz', end_date: '2026-12-20' }),
      at({ key: 'e', kind: 'exam_period', start_time: null, end_date: '2026-12-20', end_time: null }),
      at({ key: 'f', kind: 'payment', start_time: null, end_time: null }),
    ]
    const empty = {
      current_semester: { start_date: '2026-10-05', end_date: '2027-02-21' },
      holidays: [{ date: '2026-11-23', ...names }],
      weeks_off: [{ start_date: '2026-11-01', end_date: '2026-12-31', ...names }],
      groups: [],
    }
    const { timed, marks, spans } = listWeekEntries(empty, items, monday, now)
    expect(timed.map(({ key, date, time, time_end }) => [key, date, time, time_end])).toEqual([
      ['a', '2026-11-25', '10:00', '12:00'],
      ['b', '2026-11-25', '10:00', '24:00'],
    ])
    expect(marks.map(({ key, date, time, isStart }) => [key, date, time, isStart])).toEqual([
      ['f', '2026-11-25', null, false],
      ['d', '2026-11-25', '10:00', true],
      ['c', '2026-11-25', '23:00', false],
    ])
    expect(spans.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['free 2026-11-23 2026-11-23', '2026-11-23', '2026-11-23'],
      ['free 2026-11-01 2026-12-31', '2026-11-23', '2026-11-29'],
      ['e', '2026-11-25', '2026-11-29'],
    ])
  })
})
