import { expect, it } from 'vitest'
import { isOver } from './is-over.ts'

it.each([
  ['', false],
  ['2026-11-26', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
])('an end date is the day after the last one: "%s" on 27 November', (endDate, expected) => {
  expect(isOver(endDate, '2026-11-27')).toBe(expected)
})
