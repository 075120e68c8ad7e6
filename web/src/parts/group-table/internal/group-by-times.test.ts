import { describe, expect, it } from 'vitest'
import { testGroup, testMeeting } from '#web/parts/group-table/test-group.ts'
import { groupByTimes } from './group-by-times.ts'

const group = (scheduleID: number, ...meetings: ReturnType<typeof testMeeting>[]) => ({
  ...testGroup,
  scheduleID,
  meetings,
})
const [early, late] = [testMeeting(6, '09:00', '12:50'), testMeeting(6, '14:00', '17:50')]
const toIDs = (groups: Parameters<typeof groupByTimes>[0]) =>
  groupByTimes(groups).map(({ rows, isNamed }) => [rows.map(({ scheduleID }) => scheduleID), isNamed])

describe('groupByTimes', () => {
  it('brings groups at the same times together, whatever the order of their meetings and the room', () => {
    expect(
      toIDs([
        group(1, early, late),
        group(2, late),
        group(3, { ...late, room: '305' }, early),
        group(4, late),
      ]),
    ).toEqual([
      [[1, 3], true],
      [[2, 4], true],
    ])
  })

  it('names the times only where that saves reading, and never those of rotations or of no meeting', () => {
    expect(toIDs([group(1, early), group(2, late), group(3, early)])).toEqual([
      [[1, 3], false],
      [[2], false],
    ])
    expect(toIDs([group(1, early), { ...group(2, early), rotation: true }])).toEqual([[[1, 2], false]])
    expect(toIDs([group(1), group(2)])).toEqual([[[1, 2], false]])
    expect(toIDs([])).toEqual([])
  })
})
