import { expect, test } from 'vitest'
import type { WeekBlock } from './week-block.ts'
import { groupTurns } from './group-turns.ts'

const block = (code: string, time: string, ...dates: [string, string][]): WeekBlock => ({
  key: code,
  title: code,
  code,
  pastel: 0,
  lines: [],
  day: 1,
  time,
  time_end: '13:00',
  dates: dates.map(([start_date, end_date]) => ({ start_date, end_date })),
})
const codes = (blocks: WeekBlock[]) => groupTurns(blocks).map(({ turns }) => turns.map(({ code }) => code))

test('groups rotations with the same hours and different weeks, in order', () => {
  expect(
    codes([
      block('later', '09:00', ['2026-10-26', '2026-11-20']),
      block('sooner', '09:00', ['2026-09-28', '2026-10-25']),
    ]),
  ).toEqual([['sooner', 'later']])
})

test('does not group blocks with other hours or overlapping dates', () => {
  const rotation = block('rotation', '09:00', ['2026-09-28', '2026-10-25'])
  expect(codes([rotation, block('weekly', '09:00')])).toHaveLength(2)
  expect(codes([rotation, block('earlier', '08:00', ['2026-11-01', '2026-11-20'])])).toHaveLength(2)
  expect(codes([rotation, block('meets', '09:00', ['2026-10-25', '2026-11-20'])])).toHaveLength(2)
})
