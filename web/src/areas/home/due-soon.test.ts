import { expect, test } from 'vitest'
import { listDueDates, listUpcomingExams, hasExamBegun, type Exam, type YearEvent } from './due-soon.ts'

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

const listDue = (...events: YearEvent[]) =>
  listDueDates(events, '2026-09-16').map(({ event: { id }, date, isRunning }) => [id, date, isRunning])

test('takes the start of a coming event and the end of a running one, nearest first', () => {
  expect(
    listDue(
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

test('leaves out past and far events and running terms', () => {
  expect(
    listDue(
      event(1, 'deadline', '2026-09-15'),
      event(2, 'exams', '2026-11-01'),
      event(3, 'term', '2026-09-14', '2026-10-01'),
    ),
  ).toEqual([])
})

test('leaves out holidays and registration', () => {
  expect(
    listDue(event(1, 'holiday', '2026-09-20'), event(2, 'registration', '2026-09-16', '2026-09-20')),
  ).toEqual([])
})

test('lists at most five', () => {
  expect(listDue(...[1, 2, 3, 4, 5, 6, 7].map((id) => event(id, 'deadline', `2026-09-2${id}`)))).toHaveLength(
    5,
  )
})

const exam = (examScheduleID: number, date: string, start: string, duration = 120): Exam => ({
  examScheduleID,
  date,
  start,
  duration,
  examTypeID: 1,
  examType: '',
  examTypeeng: '',
  subjectID: examScheduleID,
  subject: '',
  subjecteng: '',
  subject_code: '',
  ects: 5,
  room: null,
  seat: null,
  is_distance: true,
  upload_from: null,
  upload_until: null,
  files: [],
})
const now = { date: '2026-09-16', minute: 12 * 60 }

test('lists at most three exams of the coming two weeks until they are over', () => {
  const listSoon = (...mine: Exam[]) =>
    listUpcomingExams(mine, now).map(({ examScheduleID }) => examScheduleID)
  expect(
    listSoon(
      exam(1, '2026-09-30', '10:00'),
      exam(2, '2026-09-16', '10:01'),
      exam(3, '2026-09-16', '10:00'),
      exam(4, '2026-10-01', '10:00'),
      exam(5, '2026-09-15', '23:00', 840),
    ),
  ).toEqual([5, 2, 1])
  expect(listSoon(...[1, 2, 3, 4].map((day) => exam(day, `2026-09-2${day}`, '10:00')))).toEqual([1, 2, 3])
})

test('counts an exam as begun from its first minute', () => {
  expect(['12:00', '12:01'].map((start) => hasExamBegun(exam(1, now.date, start), now))).toEqual([
    true,
    false,
  ])
})
