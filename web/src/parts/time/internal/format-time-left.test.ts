import { expect, test } from 'vitest'
import { formatTimeLeft } from './format-time-left.ts'

const minute = 60_000
const hour = 60 * minute

test('shows the two largest units', () => {
  expect(formatTimeLeft(50 * hour + 10 * minute, 'en')).toBe('2 d 2 h')
  expect(formatTimeLeft(24 * hour, 'ka')).toBe('1 დღე და 0 საათი')
  expect(formatTimeLeft(3 * hour + 5 * minute, 'en')).toBe('3 h 5 min')
  expect(formatTimeLeft(12 * minute + 7000, 'ka')).toBe('12 წუთი და 7 წამი')
  expect(formatTimeLeft(900, 'en')).toBe('1 s')
})

test('is not negative', () => {
  expect(formatTimeLeft(-5000, 'en')).toBe('0 s')
})
