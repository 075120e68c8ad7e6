import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { testGroup, testMeeting } from '#web/parts/group-table/test-group.ts'
import { sortByTimes } from './sort-by-times.ts'

const group = (scheduleID: number, ...meetings: ReturnType<typeof testMeeting>[]) => ({
  ...testGroup,
  scheduleID,
  meetings,
})
const toIDs = (groups: Parameters<typeof sortByTimes>[0]) =>
  sortByTimes(groups).map(({ scheduleID }) => scheduleID)
const at = (dayID: number, hour: number) =>
  testMeeting(dayID, `${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:50`)

it('puts groups in the order of the week, whatever the order of their meetings', () => {
  const groups = [group(1, at(6, 10)), group(2, at(6, 9)), group(3, at(5, 15), at(1, 9)), group(4, at(6, 9))]
  expect(toIDs(groups)).toEqual([3, 2, 4, 1])
})

it('keeps the order of rotations, and of groups at the same times', () => {
  const rotations = [group(1, at(3, 9)), { ...group(2, at(1, 9)), rotation: true }]
  expect(toIDs(rotations)).toEqual([1, 2])
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 8, max: 20 })), { maxLength: 20 }),
      (times) => {
        const groups = times.map(([day, hour], nth) => group(nth, at(day, hour)))
        const sorted = sortByTimes(groups)
        for (const [nth, after] of sorted.entries()) {
          const before = sorted[nth - 1]
          if (before === undefined) continue
          const [first, second] = [before, after].map(({ meetings: [meeting] }) => meeting!)
          const isSame = first!.dayID === second!.dayID && first!.time === second!.time
          const isLater =
            first!.dayID < second!.dayID || (first!.dayID === second!.dayID && first!.time < second!.time)
          expect(isLater || (isSame && before.scheduleID < after.scheduleID)).toBe(true)
        }
        expect(sorted.length).toBe(groups.length)
      },
    ),
  )
})
