import { expect, it } from 'vitest'
import { foundPlaces } from './found-places.ts'

const places = [
  { name: 'სწავლა', nameeng: 'Studies', path: null },
  { name: 'ცხრილი', nameeng: 'Schedule', path: '/schedule' },
  { name: 'გამოცდების ცხრილი', nameeng: 'Exam schedule', path: '/exam-schedule' },
  { name: 'ცხრილი', nameeng: 'Schedule', path: '/schedule' },
]
const paths = (typed: string) => foundPlaces(places, typed).map(({ path }) => path)

it('finds in both languages, each place once, and no heading', () => {
  expect(paths('')).toEqual(['/schedule', '/exam-schedule'])
  expect(paths('ცხრილ')).toEqual(['/schedule', '/exam-schedule'])
  expect(paths('  SCHEDULE exam ')).toEqual(['/exam-schedule'])
  expect(paths('სწავლა')).toEqual([])
})

it('finds by what else students call a place, after those that bear the name', () => {
  const calls = { '/exam-schedule': 'midterm final შუალედური', '/schedule': 'timetable exams' }
  const called = (typed: string) => foundPlaces(places, typed, calls).map(({ path }) => path)
  expect(called('Midterm')).toEqual(['/exam-schedule'])
  expect(called('შუალედ')).toEqual(['/exam-schedule'])
  expect(called('exam')).toEqual(['/exam-schedule', '/schedule'])
  expect(called('my exam')).toEqual([])
})
