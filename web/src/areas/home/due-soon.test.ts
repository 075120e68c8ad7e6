import { expect, test } from 'vitest'
import type { YearEvent } from './due-soon.ts'
import { dueSoon } from './due-soon.ts'

const event = (
  id: number,
  kind: YearEvent['kind'],
  start_date: string,
  end_date = start_date,
): YearEvent => ({
  id,
  kind,
  name: '',
  nameeng: '',
  start_date,
  end_date,
})

const told = (...events: YearEvent[]) =>
  dueSoon(events, '2026-09-16').map(({ event: { id }, date, isOn }) => [id, date, isOn])

test('what comes is told by its start, what runs by its end, nearest first', () => {
  expect(
    told(
      event(1, 'exams', '2026-10-01', '2026-10-10'),
      event(2, 'payment', '2026-09-01', '2026-09-20'),
      event(3, 'deadline', '2026-09-16'),
    ),
  ).toEqual([
    [3, '2026-09-16', true],
    [2, '2026-09-20', true],
    [1, '2026-10-01', false],
  ])
})

test('what is over, what is far, and a term that runs are left out', () => {
  expect(
    told(
      event(1, 'deadline', '2026-09-15'),
      event(2, 'exams', '2026-11-01'),
      event(3, 'term', '2026-09-14', '2026-10-01'),
    ),
  ).toEqual([])
})

test('holidays and registration are no deadlines', () => {
  expect(
    told(event(1, 'holiday', '2026-09-20'), event(2, 'registration', '2026-09-16', '2026-09-20')),
  ).toEqual([])
})

test('five at most', () => {
  expect(told(...[1, 2, 3, 4, 5, 6, 7].map((id) => event(id, 'deadline', `2026-09-2${id}`)))).toHaveLength(5)
})
