import { expect, test } from 'vitest'
import { formatClock } from './format-clock.ts'

test('formatClock counts down to zero, with hours where there are any', () => {
  expect(formatClock(15 * 60_000 - 400)).toBe('15:00')
  expect(formatClock(15 * 60_000 - 1000)).toBe('14:59')
  expect(formatClock(9000)).toBe('0:09')
  expect(formatClock(3_600_000 + 4 * 60_000 + 59_000)).toBe('1:04:59')
  expect(formatClock(-5000)).toBe('0:00')
})
