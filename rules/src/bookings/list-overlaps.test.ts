import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agendaKinds } from '../agenda/agenda-kinds.ts'
import { attendedKinds, type AgendaTimes } from '../agenda/agenda.ts'
import { addMinutes, toWeekday } from '../time/clock.ts'
import { listLecturesOn } from '../time/timetable.ts'
import { listOverlaps } from './list-overlaps.ts'

const monday = '2026-11-23'
const span = fc.record({ day: fc.nat(2), from: fc.nat(47), long: fc.integer({ min: 1, max: 8 }) })

/** In half hours from the Monday; ends on the same day, at 24:00 at the latest. */
const toTime = ({ day, from, long }: { day: number; from: number; long: number }) => {
  const { date, time } = addMinutes(monday, '00:00', day * 1440 + from * 30)
  const minutes = Math.min(48, from + long) * 30
  const end = minutes === 1440 ? '24:00' : addMinutes(date, '00:00', minutes).time
  return { date, start: time, end }
}
const time = span.map(toTime)
/** Of any length, also past midnight. */
const item = fc
  .record({ span, kind: fc.constantFrom(...agendaKinds), isWholeDay: fc.boolean() })
  .map(({ span: { day, from, long }, kind, isWholeDay }): AgendaTimes => {
    const start = addMinutes(monday, '00:00', day * 1440 + from * 30)
    const end = addMinutes(monday, '00:00', day * 1440 + (from + long) * 30)
    return {
      key: 'item',
      kind,
      start_date: start.date,
      start_time: isWholeDay ? null : start.time,
      end_date: end.date,
      end_time: isWholeDay ? null : end.time,
      targetID: null,
    }
  })
const timetable = fc.array(time, { maxLength: 4 }).map((times) => ({
  current_semester: { start_date: '2026-09-28', end_date: '2027-02-14' },
  holidays: [],
  weeks_off: [],
  groups: times.map(({ date, start, end }, nth) => ({
    scheduleID: nth + 1,
    dates: [],
    moves: [],
    meetings: [{ dayID: toWeekday(date), time: start, time_end: end, room: null }],
  })),
}))
const own = fc.record({
  timetable: fc.option(timetable, { nil: undefined }),
  items: fc.array(item, { maxLength: 4 }),
  bookings: fc.array(time, { maxLength: 4 }),
})

/** The half hours that begin within it. */
const listHalfHours = (from: { date: string; time: string }, until: string) => {
  const found: string[] = []
  for (let at = from; `${at.date} ${at.time}` < until; at = addMinutes(at.date, at.time, 30))
    found.push(`${at.date} ${at.time}`)
  return found
}
const halfHoursOf = ({ date, start, end }: { date: string; start: string; end: string }) =>
  listHalfHours({ date, time: start }, `${date} ${end}`)

describe('listOverlaps', () => {
  it('lists the lectures, attended items and bookings that have a minute in common with the time', () => {
    fc.assert(
      fc.property(own, time, (all, asked) => {
        const minutes = new Set(halfHoursOf(asked))
        const isHit = (halfHours: readonly string[]) => halfHours.some((half) => minutes.has(half))
        const lectures = all.timetable === undefined ? [] : listLecturesOn(all.timetable, asked.date)
        const found = listOverlaps(all, asked)
        expect(new Set(found.map((each) => (each.kind === 'lecture' ? each.lecture.key : null)))).toEqual(
          new Set([
            ...lectures
              .filter((each) => isHit(halfHoursOf({ date: each.date, start: each.time, end: each.time_end })))
              .map(({ key }) => key),
            ...(found.some(({ kind }) => kind !== 'lecture') ? [null] : []),
          ]),
        )
        expect(new Set(found.flatMap((each) => (each.kind === 'item' ? [each.item] : [])))).toEqual(
          new Set(
            all.items.filter(
              ({ kind, start_date, start_time, end_date, end_time }) =>
                attendedKinds.has(kind) &&
                start_time !== null &&
                isHit(listHalfHours({ date: start_date!, time: start_time }, `${end_date} ${end_time}`)),
            ),
          ),
        )
        expect(new Set(found.flatMap((each) => (each.kind === 'booking' ? [each.booking] : [])))).toEqual(
          new Set(all.bookings.filter((each) => isHit(halfHoursOf(each)))),
        )
      }),
    )
  })

  it('is in order of time, with the hours of each', () => {
    const booking = { date: monday, start: '11:00', end: '12:00' }
    const before = { date: monday, start: '09:00', end: '10:30' }
    const touching = { date: monday, start: '13:00', end: '14:00' }
    const all = { timetable: undefined, items: [], bookings: [touching, booking, before] }
    expect(listOverlaps(all, { date: monday, start: '10:00', end: '13:00' })).toMatchObject([
      { booking: before, start: '09:00', end: '10:30' },
      { booking, start: '11:00', end: '12:00' },
    ])
  })

  it('is empty for a time that ends before it begins, as one that is still being typed', () => {
    const all = {
      timetable: undefined,
      items: [],
      bookings: [{ date: monday, start: '09:00', end: '18:00' }],
    }
    for (const end of ['10:00', '09:30'])
      expect(listOverlaps(all, { date: monday, start: '10:00', end })).toEqual([])
  })
})
