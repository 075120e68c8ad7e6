import { expect, test } from 'vitest'
import type { PartGroup } from '#rules/linked-sets.ts'
import { makesASet } from './makes-a-set.ts'

const group = (scheduleID: number, config: number, part: number, day: number): PartGroup => ({
  scheduleID,
  subjectID: 1,
  config,
  part,
  parentID: null,
  rotation: false,
  ranges: [],
  meetings: [{ day, time: '10:00', time_end: '11:00' }],
})

const lecture = group(1, 1, 1, 1)
const seminar = group(2, 1, 2, 2)
const sameHour = group(3, 1, 2, 1)
const alone = group(4, 2, 1, 3)

test('what is left makes a set only with every part of one config, without an inner clash', () => {
  const all = [lecture, seminar, sameHour]
  expect(makesASet(all, all)).toBe(true)
  expect(makesASet([lecture, sameHour], all)).toBe(false)
  expect(makesASet([lecture], all)).toBe(false)
  expect(makesASet([], all)).toBe(false)
  expect(makesASet([lecture, alone], [...all, alone])).toBe(true)
})
