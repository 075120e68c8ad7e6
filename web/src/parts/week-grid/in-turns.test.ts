import { expect, test } from 'vitest'
import type { WeekBlock } from '#web/parts/week-block.ts'
import { inTurns } from './in-turns.ts'

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
const codes = (blocks: WeekBlock[]) => inTurns(blocks).map(({ turns }) => turns.map(({ code }) => code))

test('rotations with the same hours and weeks of their own share a slot, the first one first', () => {
  expect(
    codes([
      block('later', '09:00', ['2026-10-26', '2026-11-20']),
      block('sooner', '09:00', ['2026-09-28', '2026-10-25']),
    ]),
  ).toEqual([['sooner', 'later']])
})

test('what stands in every week, has other hours or meets on some date keeps a place of its own', () => {
  const rotation = block('rotation', '09:00', ['2026-09-28', '2026-10-25'])
  expect(codes([rotation, block('weekly', '09:00')])).toHaveLength(2)
  expect(codes([rotation, block('earlier', '08:00', ['2026-11-01', '2026-11-20'])])).toHaveLength(2)
  expect(codes([rotation, block('meets', '09:00', ['2026-10-25', '2026-11-20'])])).toHaveLength(2)
})
