import { expect, test } from 'vitest'
import { formatMove } from './format-move.ts'

test('another day is shown with the time', () => {
  expect(formatMove(['Thu 3 Dec', '16:00', 'A-1'], ['Sat 12 Dec', '16:00', 'A-1'])).toEqual({
    was: 'Thu 3 Dec 16:00',
    now: 'Sat 12 Dec 16:00',
  })
})

test('what stays the same is left out', () => {
  expect(formatMove(['Thu 3 Dec', '16:00', 'A-1'], ['Thu 3 Dec', '17:30', 'A-1'])).toEqual({
    was: '16:00',
    now: '17:30',
  })
  expect(formatMove(['', '16:00', 'A-1'], ['', '16:00', 'B-2'])).toEqual({ was: 'A-1', now: 'B-2' })
})

test('a day, a time and a room may change at once', () => {
  expect(formatMove(['Mon', '10:00', 'A-1'], ['Tue', '11:00', 'B-2'])).toEqual({
    was: 'Mon 10:00, A-1',
    now: 'Tue 11:00, B-2',
  })
})
