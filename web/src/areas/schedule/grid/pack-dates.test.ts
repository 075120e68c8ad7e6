import { expect, it } from 'vitest'
import { packDates } from './pack-dates.ts'

const bar = (from: number, to: number) => ({ from: `2026-11-${from}`, to: `2026-11-${to}` })

it('has all dates of single days in one row, below the bars', () => {
  const { chipRow } = packDates([bar(23, 29)], [], ['2026-11-23', '2026-11-29'])
  expect(chipRow).toBe(2)
  expect(packDates([], [], ['2026-11-23']).chipRow).toBe(1)
})

it('has a free day in the row of the dates unless it has a date itself', () => {
  expect(packDates([], ['2026-11-23'], ['2026-11-27'])).toMatchObject({ freeRow: 1, chipRow: 1 })
  expect(packDates([bar(23, 29)], ['2026-11-23'], ['2026-11-23'])).toMatchObject({ freeRow: 2, chipRow: 3 })
})

it('has bars beside each other in one row and overlapping ones below each other', () => {
  expect(packDates([bar(23, 25), bar(26, 29), bar(25, 26)], [], []).barRows).toEqual([1, 1, 2])
})
