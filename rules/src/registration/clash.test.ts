import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClashGroup, DateRange, Meeting } from './clash.ts'
import { findClash, listClashes, meetSimultaneously } from './clash.ts'

// Four weeks from a Monday, and minutes around 08:00: small enough to be walked through one by one.
const calendar = Array.from({ length: 28 }, (_, day) =>
  new Date(Date.UTC(2026, 1, 23 + day)).toISOString().slice(0, 10),
)
const minutes = Array.from({ length: 14 }, (_, minute) => 8 * 60 - 5 + minute)
const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const meeting = (day: number, time: string, time_end: string): Meeting => ({ day, time, time_end })
const group = (
  scheduleID: number,
  meetings: Meeting[],
  rest: { subjectID?: number; rotation?: boolean; ranges?: DateRange[] } = {},
): ClashGroup => ({ scheduleID, subjectID: scheduleID, rotation: false, ranges: [], meetings, ...rest })

const anyMeeting = fc
  .record({
    day: fc.integer({ min: 1, max: 7 }),
    start: fc.constantFrom(...minutes),
    length: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ day, start, length }) => meeting(day, clockText(start), clockText(start + length)))
const anyRange = fc.tuple(fc.nat(27), fc.integer({ min: -1, max: 9 })).map(([start, length]) => ({
  start_date: calendar[start]!,
  end_date: calendar[Math.max(0, Math.min(27, start + length))]!,
}))
const anyGroup = (scheduleID: number) =>
  fc
    .record({
      meetings: fc.array(anyMeeting, { maxLength: 3 }),
      rotation: fc.boolean(),
      ranges: fc.array(anyRange, { maxLength: 3 }),
    })
    .map(({ meetings, ...rest }) => group(scheduleID, meetings, rest))

/** Whether both groups meet at some minute, found by trying each. */
const walk = (one: ClashGroup, other: ClashGroup, anyWeekday: boolean): boolean => {
  const isThere = (each: ClashGroup, date: string, weekday: number, minute: number) =>
    (each.ranges.length === 0 ||
      each.ranges.some((range) => range.start_date <= date && date <= range.end_date)) &&
    each.meetings.some(
      (held) =>
        (anyWeekday || held.day === weekday) &&
        held.time <= clockText(minute) &&
        clockText(minute) < held.time_end,
    )
  return calendar.some((date, day) =>
    minutes
      .concat(minutes.at(-1)! + 1, minutes.at(-1)! + 2, minutes.at(-1)! + 3)
      .some(
        (minute) => isThere(one, date, (day % 7) + 1, minute) && isThere(other, date, (day % 7) + 1, minute),
      ),
  )
}

// spec 5.9
describe('findClash', () => {
  const lecture = group(1, [meeting(1, '10:00', '11:00')])
  const clashes = (time: string, time_end: string, day = 1) =>
    findClash(group(2, [meeting(day, time, time_end)]), [lecture]) !== null

  it('finds times that overlap, are equal or contain one another, not those that touch', () => {
    expect(clashes('10:30', '11:30')).toBe(true)
    expect(clashes('09:30', '10:01')).toBe(true)
    expect(clashes('10:00', '11:00')).toBe(true)
    expect(clashes('09:00', '12:00')).toBe(true)
    expect(clashes('10:15', '10:45')).toBe(true)
    expect(clashes('11:00', '12:00')).toBe(false)
    expect(clashes('09:00', '10:00')).toBe(false)
    expect(clashes('10:00', '11:00', 2)).toBe(false)
  })

  it('gives the group and the two meetings', () => {
    const ownMeeting = meeting(3, '12:00', '13:00')
    const otherMeeting = meeting(3, '12:30', '13:30')
    const other = group(7, [meeting(1, '12:00', '13:00'), otherMeeting])
    expect(findClash(group(2, [meeting(2, '09:00', '10:00'), ownMeeting]), [lecture, other])).toEqual({
      group: other,
      meeting: ownMeeting,
      otherMeeting,
    })
  })

  it('compares the dates of a rotation and not its weekday', () => {
    const march = [{ start_date: '2026-03-02', end_date: '2026-03-13' }]
    const april = [{ start_date: '2026-04-01', end_date: '2026-04-10' }]
    const rotation = (ranges: DateRange[]) =>
      group(3, [meeting(4, '10:30', '11:30')], { rotation: true, ranges })
    expect(findClash(rotation(march), [lecture])).not.toBeNull()
    expect(findClash(lecture, [rotation([])])).not.toBeNull()
    expect(findClash(rotation(march), [{ ...lecture, ranges: april }])).toBeNull()
    expect(findClash(rotation([...april, ...march]), [{ ...lecture, ranges: march }])).not.toBeNull()
    expect(findClash(group(3, [meeting(4, '11:00', '12:00')], { rotation: true }), [lecture])).toBeNull()
  })

  it('counts a last day that is the first day of the other as common', () => {
    const ranges = (start_date: string, end_date: string) => [{ start_date, end_date }]
    const until = { ...lecture, rotation: true, ranges: ranges('2026-03-02', '2026-03-13') }
    expect(findClash({ ...lecture, ranges: ranges('2026-03-13', '2026-03-20') }, [until])).not.toBeNull()
    expect(findClash({ ...lecture, ranges: ranges('2026-03-14', '2026-03-20') }, [until])).toBeNull()
  })

  it('ignores the group that is changed and its subject', () => {
    const chosen = [group(1, lecture.meetings as Meeting[], { subjectID: 5 })]
    const one = group(2, [meeting(1, '10:00', '11:00')])
    expect(findClash(one, chosen)).not.toBeNull()
    expect(findClash(one, chosen, { subjectID: 5 })).toBeNull()
    expect(findClash(one, chosen, { scheduleID: 1 })).toBeNull()
    expect(findClash(one, chosen, { subjectID: 1, scheduleID: 5 })).not.toBeNull()
  })
})

describe('listClashes', () => {
  it('lists, in their order, exactly the groups that clash when each is compared alone', () => {
    fc.assert(
      fc.property(anyGroup(1), fc.tuple(anyGroup(2), anyGroup(3), anyGroup(4)), (one, chosen) => {
        const found = listClashes(one, chosen, { subjectID: 3 })
        const expected = chosen.filter(
          (other) => other.subjectID !== 3 && walk(one, other, one.rotation || other.rotation),
        )
        expect(found.map(({ group: other }) => other)).toEqual(expected)
        expect(found[0] ?? null).toEqual(findClash(one, chosen, { subjectID: 3 }))
      }),
      { numRuns: 500 },
    )
  })
})

describe('findClash and meetSimultaneously', () => {
  it('agree with a walk over every date and minute, where a rotation has no weekday', () => {
    fc.assert(
      fc.property(anyGroup(1), anyGroup(2), (one, other) => {
        expect(findClash(one, [other]) !== null).toBe(walk(one, other, one.rotation || other.rotation))
      }),
      { numRuns: 3000 },
    )
  })

  it('find every two groups that have a minute in common', () => {
    fc.assert(
      fc.property(anyGroup(1), anyGroup(2), (one, other) => {
        expect(meetSimultaneously(one, other)).toBe(walk(one, other, false))
        if (walk(one, other, false)) expect(findClash(one, [other])).not.toBeNull()
      }),
      { numRuns: 3000 },
    )
  })

  it('give the first of many, the same from both sides', () => {
    fc.assert(
      fc.property(anyGroup(1), fc.array(anyGroup(2), { maxLength: 5 }), (one, chosen) => {
        const first = chosen.find((other) => findClash(other, [one]) !== null)
        expect(findClash(one, chosen)?.group).toBe(first)
      }),
    )
  })
})
