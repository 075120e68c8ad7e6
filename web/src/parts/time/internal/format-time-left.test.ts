import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locale } from '#rules/text/locale.ts'
import { formatTimeLeft } from './format-time-left.ts'

const minute = 60_000
const hour = 60 * minute
/** 10:00 at the university. */
const now = Date.parse('2026-11-25T06:00:00Z')
const format = (ms: number, locale: Locale) => formatTimeLeft(new Date(now + ms).toISOString(), now, locale)

test('counts the days of the calendar, and hours in the last two days', () => {
  expect(format(50 * hour + 10 * minute, 'en')).toBe('2 days')
  expect(format(6 * 24 * hour + 20 * hour, 'en')).toBe('7 days')
  expect(format(6 * 24 * hour - 9 * hour, 'ka')).toBe('6 დღე')
  expect(format(47 * hour + 10 * minute, 'en')).toBe('47 h 10 min')
  expect(format(26 * hour, 'ka')).toBe('26 საათი')
  expect(format(3 * hour + 5 * minute, 'en')).toBe('3 h 5 min')
  expect(format(12 * minute + 7000, 'ka')).toBe('12 წუთი და 7 წამი')
  expect(format(900, 'en')).toBe('1 s')
})

test('counts until an opening in the case that says "in"', () => {
  const opening = (ms: number) => formatTimeLeft(new Date(now + ms).toISOString(), now, 'ka', true)
  expect(opening(9 * 24 * hour)).toBe('9 დღეში')
  expect(opening(3 * hour + 5 * minute)).toBe('3 საათსა და 5 წუთში')
  expect(opening(12 * minute + 7000)).toBe('12 წუთსა და 7 წამში')
})

test('leaves out minutes that are zero', () => {
  expect(format(3 * hour + 5000, 'en')).toBe('3 h')
  const span = fc.integer({ min: hour, max: 400 * 24 * hour })
  fc.assert(
    fc.property(span, fc.constantFrom('ka', 'en'), (ms, locale) => {
      expect(format(ms, locale)).not.toMatch(/\b0 /)
    }),
  )
})

test('is not negative', () => {
  expect(format(-5000, 'en')).toBe('0 s')
})
