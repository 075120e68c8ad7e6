import { expect, test } from 'vitest'
import { pickInto } from './pick-into.ts'

const group = (scheduleID: number, part: number, time: string, parentID: number | null = null) => ({
  scheduleID,
  subjectID: 1,
  config: 1,
  part,
  parentID,
  rotation: false,
  meetings: [{ day: 1, time, time_end: `${time.slice(0, 2)}:50` }],
  ranges: [],
})
const [lecture, seminar] = [group(1, 1, '10:00'), group(2, 2, '12:00')]

test('what meets the group that is picked falls out, and is named', () => {
  const meets = group(3, 1, '12:00')
  expect(pickInto([lecture, seminar], meets)).toEqual({
    picked: [meets],
    dropped: { groups: [seminar], meets: true },
  })
})

test('a seminar of another lecture falls out, though they do not meet', () => {
  const [own, other] = [group(4, 2, '12:00', 1), group(5, 1, '14:00')]
  expect(pickInto([lecture, own], other)).toEqual({
    picked: [other],
    dropped: { groups: [own], meets: false },
  })
})

test('another group of the same part takes its place, and nothing falls out', () => {
  const other = group(6, 2, '16:00')
  expect(pickInto([lecture, seminar], other)).toEqual({ picked: [lecture, other], dropped: null })
})
