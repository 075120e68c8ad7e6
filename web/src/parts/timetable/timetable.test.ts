import { expect, test } from 'vitest'
import { testGroup, testMeeting } from '#web/parts/group-table/test-group.ts'
import type { Timetable, TimetableGroup } from './timetable.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { toMonday, findLectureAfterWeek, findNextLecture } from './timetable.ts'

const meeting = (dayID: number, time: string, time_end: string) => testMeeting(dayID, time, time_end, '305')

const group = (over: Partial<TimetableGroup>): TimetableGroup => ({
  ...testGroup,
  registrationID: 1,
  subject: 'ალგებრა',
  subjecteng: 'Algebra',
  subject_code: 'MATH 1',
  lecture_type: 'ლექცია',
  lecture_typeeng: 'Lecture',
  st_count: 1,
  must_change: null,
  moves: [],
  ...over,
})

const term = (groups: TimetableGroup[]): Timetable => ({
  current_semester: {
    semesterID: 1,
    semester: '',
    semestereng: '',
    start_date: '2026-09-14',
    end_date: '2026-12-27',
  },
  today: '2026-09-16',
  holidays: [{ date: '2026-10-14', name: 'სვეტიცხოვლობა', nameeng: 'Svetitskhovloba' }],
  weeks_off: [],
  version: '',
  is_seen: true,
  changes: [],
  groups,
})

const wednesdays = group({ meetings: [meeting(3, '12:00', '13:00'), meeting(3, '09:00', '10:00')] })

test('lists the meetings of a date in order, only within the semester', () => {
  const timetable = term([wednesdays])
  expect(listLecturesOn(timetable, '2026-09-16').map((lecture) => lecture.time)).toEqual(['09:00', '12:00'])
  expect(listLecturesOn(timetable, '2026-09-17')).toEqual([])
  expect(listLecturesOn(timetable, '2026-09-09')).toEqual([])
  expect(listLecturesOn(timetable, '2026-12-30')).toEqual([])
})

test('has no lectures on a holiday', () => {
  expect(listLecturesOn(term([wednesdays]), '2026-10-14')).toEqual([])
})

test('from an empty week leads on, and never back', () => {
  const timetable = {
    ...term([wednesdays]),
    weeks_off: [{ name: '', nameeng: '', start_date: '2026-09-28', end_date: '2026-10-04' }],
  }
  const find = (monday: string) => findLectureAfterWeek(timetable, monday, '2026-09-16', 8 * 60)?.date ?? null
  expect(find('2026-09-28')).toBe('2026-10-07')
  expect(find('2026-12-28')).toBe(null)
  expect(find('2026-09-14')).toBe('2026-09-16')
  expect(find('2026-09-07')).toBe('2026-09-16')
})

test('lists a rotation only on its own dates', () => {
  const rotation = group({
    rotation: true,
    meetings: [meeting(3, '09:00', '10:00')],
    dates: [
      { start_date: '2026-09-14', end_date: '2026-09-18' },
      { start_date: '2026-09-28', end_date: '2026-10-02' },
    ],
  })
  const on = (date: string) => listLecturesOn(term([rotation]), date).length
  expect([on('2026-09-16'), on('2026-09-23'), on('2026-09-30'), on('2026-10-07')]).toEqual([1, 0, 1, 0])
})

test('finds the current lecture, then the next of the day, then of another day', () => {
  const timetable = term([wednesdays])
  const found = (minute: number) => {
    const lecture = findNextLecture(timetable, '2026-09-16', minute)
    return lecture && [lecture.date, lecture.time]
  }
  expect(found(9 * 60 + 59)).toEqual(['2026-09-16', '09:00'])
  expect(found(10 * 60)).toEqual(['2026-09-16', '12:00'])
  expect(found(13 * 60)).toEqual(['2026-09-23', '09:00'])
})

test('finds the first lecture before the semester and none after it', () => {
  expect(findNextLecture(term([wednesdays]), '2026-08-01', 0)?.date).toBe('2026-09-16')
  expect(findNextLecture(term([wednesdays]), '2027-01-10', 0)).toBeNull()
})

test('finds the Monday six days before a Sunday', () => {
  expect([toMonday('2026-09-20'), toMonday('2026-09-14')]).toEqual(['2026-09-14', '2026-09-14'])
})
