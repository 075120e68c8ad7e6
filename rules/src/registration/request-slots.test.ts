import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClashGroup } from './clash.ts'
import { toMinutes } from '../time/clock.ts'
import { listRequestDays } from './request-slots.ts'

const days = [1, 2, 3, 4, 5, 6]
const hours = [9, 10, 11, 12, 17, 23]
const clock = (hour: number, minute = 0): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
const starts = hours.map((hour, at) => ({ lecture_startID: at + 1, lecture_start: clock(hour) }))

const meeting = fc
  .record({ day: fc.integer({ min: 1, max: 7 }), from: fc.integer({ min: 8, max: 21 }), half: fc.boolean() })
  .map(({ day, from, half }) => ({
    day,
    time: clock(from, half ? 30 : 0),
    time_end: clock(from + 1, half ? 50 : 0),
  }))
const groups = fc.array(
  fc
    .record({ rotation: fc.boolean(), meetings: fc.array(meeting, { minLength: 1, maxLength: 3 }) })
    .map((each): ClashGroup => ({ ...each, scheduleID: 1, subjectID: 1, ranges: [] })),
  { maxLength: 4 },
)

describe('listRequestDays', () => {
  // spec 5.11
  it('gives exactly the starts without a clash at which no free group starts', () => {
    fc.assert(
      fc.property(groups, groups, fc.constantFrom(50, 60, 110), (held, free, minutes) => {
        const expected = days.flatMap((day) =>
          starts
            .filter(({ lecture_start }) => {
              const from = toMinutes(lecture_start)
              if (from + minutes >= 24 * 60) return false
              for (const { rotation, meetings } of held) {
                for (const { day: heldDay, time, time_end } of meetings) {
                  for (let minute = from; minute < from + minutes; minute++) {
                    const isIn = minute >= toMinutes(time) && minute < toMinutes(time_end)
                    if (isIn && (rotation || heldDay === day)) return false
                  }
                }
              }
              return free.every(({ meetings }) =>
                meetings.every((each) => each.day !== day || toMinutes(each.time) !== from),
              )
            })
            .map(({ lecture_startID }) => [day, lecture_startID]),
        )
        const found = listRequestDays(days, starts, minutes, held, free)
        expect(
          found.flatMap(({ dayID, lecture_startIDs }) => lecture_startIDs.map((id) => [dayID, id])),
        ).toEqual(expected)
        expect(found.every(({ lecture_startIDs }) => lecture_startIDs.length > 0)).toBe(true)
      }),
    )
  })
})
