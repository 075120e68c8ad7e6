import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTimeLeft } from './format-time-left.ts'

const minute = 60_000
const hour = 60 * minute

test('shows the two largest units', () => {
  expect(formatTimeLeft(50 * hour + 10 * minute, 'en')).toBe('2 days 2 h')
  expect(formatTimeLeft(25 * hour, 'en')).toBe('1 day 1 h')
  expect(formatTimeLeft(26 * hour, 'ka')).toBe('1 დღე და 2 საათი')
  expect(formatTimeLeft(3 * hour + 5 * minute, 'en')).toBe('3 h 5 min')
  expect(formatTimeLeft(12 * minute + 7000, 'ka')).toBe('12 წუთი და 7 წამი')
  expect(formatTimeLeft(900, 'en')).toBe('1 s')
})

test('leaves out hours and minutes that are zero', () => {
  expect(formatTimeLeft(7 * 24 * hour + 59 * minute, 'en')).toBe('7 days')
  expect(formatTimeLeft(24 * hour, 'ka')).toBe('1 დღე')
  expect(formatTimeLeft(3 * hour + 5000, 'en')).toBe('3 h')
  const span = fc.integer({ min: hour, max: 400 * 24 * hour })
  fc.assert(
    fc.property(span, fc.constantFrom('ka', 'en'), (ms, locale) => {
      expect(formatTimeLeft(ms, locale)).not.toMatch(/\b0 /)
    }),
  )
})

test('is not negative', () => {
  expect(formatTimeLeft(-5000, 'en')).toBe('0 s')
})
