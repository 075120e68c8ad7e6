import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const minute = 60_000
const hour = 60 * minute

test('the two largest units are told', () => {
  expect(timeLeft(50 * hour + 10 * minute, 'en')).toBe('2 d 2 h')
  expect(timeLeft(24 * hour, 'ka')).toBe('1 დღე და 0 საათი')
  expect(timeLeft(3 * hour + 5 * minute, 'en')).toBe('3 h 5 min')
  expect(timeLeft(12 * minute + 7000, 'ka')).toBe('12 წუთი და 7 წამი')
  expect(timeLeft(900, 'en')).toBe('1 s')
})

test('what has passed is not negative', () => {
  expect(timeLeft(-5000, 'en')).toBe('0 s')
})
