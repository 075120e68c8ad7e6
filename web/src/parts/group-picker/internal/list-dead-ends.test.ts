import { expect, it } from 'vitest'
import { listDeadEnds } from './list-dead-ends.ts'

const group = (scheduleID: number, part: number, day: number, parentID: number | null = null) => ({
  scheduleID,
  subjectID: 1,
  config: 1,
  part,
  parentID,
  rotation: false,
  meetings: [{ day, time: '10:00', time_end: '10:50' }],
  ranges: [],
})
const [first, second] = [group(1, 1, 1), group(2, 1, 2)]
const [ofFirst, ofSecond] = [group(11, 2, 3, 1), group(21, 2, 4, 2)]
const all = [first, second, ofFirst, ofSecond]

it('names the part of which no group can be taken with a lecture', () => {
  expect([...listDeadEnds(all, [first, second, ofFirst])]).toEqual([[2, 2]])
})

it('finds none where each lecture has a seminar', () => {
  expect(listDeadEnds(all, all).size).toBe(0)
})

it('counts a seminar that meets at the time of its lecture as none', () => {
  const meets = group(22, 2, 2, 2)
  expect([...listDeadEnds([first, second, ofFirst, meets], [second, meets])].map(([id]) => id)).toEqual([
    2, 22,
  ])
})
