import { expect, test } from 'vitest'
import { findTeachingEnd, listCurrentEvents, groupByMonth, type CalendarEvent } from './year-parts.ts'

const event = (id: number, start_date: string, end_date = start_date): CalendarEvent => ({
  id,
  kind: 'term',
  name: '',
  nameeng: '',
  start_date,
  end_date,
  semester: '',
  semestereng: '',
})
const year = [
  event(1, '2026-09-14', '2026-12-27'),
  event(2, '2026-10-01', '2026-10-16'),
  event(3, '2026-10-16'),
  event(4, '2026-10-17'),
  event(5, '2026-11-02'),
  event(6, '2026-12-01'),
  event(7, '2026-12-02'),
]
const toIds = (events: readonly CalendarEvent[]) => events.map(({ id }) => id)

test('lists what has begun and is not over, the earliest end first', () => {
  expect(toIds(listCurrentEvents(year, '2026-10-16'))).toEqual([2, 3, 1])
  expect(toIds(listCurrentEvents(year, '2026-10-18'))).toEqual([1])
  expect(toIds(listCurrentEvents(year, '2027-01-01'))).toEqual([])
})

test('finds the end of the semester behind the exams while teaching runs', () => {
  const exams: CalendarEvent = { ...event(8, '2027-01-18', '2027-02-06'), kind: 'exams' }
  const end = event(9, '2027-02-21')
  const dates = { teachingEnd: '2026-12-27', semesterEnd: '2027-02-21' }
  const teaching = year.slice(0, 1)
  expect(findTeachingEnd([...teaching, exams, end], '2026-11-27')).toEqual(dates)
  expect(findTeachingEnd([...teaching, exams, end], '2026-12-28')).toBeNull()
  expect(findTeachingEnd([...teaching, end], '2026-11-27')).toBeNull()
  expect(findTeachingEnd([...teaching, exams], '2026-11-27')).toBeNull()
  expect(findTeachingEnd([...teaching, exams, { ...end, semester: 'another' }], '2026-11-27')).toBeNull()
})

test('groups events by the month in which they begin', () => {
  expect(groupByMonth(year).map(({ month, events }) => [month, toIds(events)])).toEqual([
    ['2026-09', [1]],
    ['2026-10', [2, 3, 4]],
    ['2026-11', [5]],
    ['2026-12', [6, 7]],
  ])
})
