import { expect, it } from 'vitest'
import { searchMenu } from './search-menu.ts'

const items = [
  { name: 'სწავლა', nameeng: 'Studies', path: null },
  { name: 'ცხრილი', nameeng: 'Schedule', path: '/schedule' },
  { name: 'გამოცდების ცხრილი', nameeng: 'Exam schedule', path: '/exam-schedule' },
  { name: 'ცხრილი', nameeng: 'Schedule', path: '/schedule' },
]
const paths = (typed: string) => searchMenu(items, typed).map(({ path }) => path)

it('finds in both languages, each item once, and no headings', () => {
  expect(paths('')).toEqual(['/schedule', '/exam-schedule'])
  expect(paths('ცხრილ')).toEqual(['/schedule', '/exam-schedule'])
  expect(paths('  SCHEDULE exam ')).toEqual(['/exam-schedule'])
  expect(paths('სწავლა')).toEqual([])
  expect(paths('cxrili')).toEqual(['/schedule', '/exam-schedule'])
  expect(paths('—')).toEqual([])
})

it('finds by synonyms, after those that match by name', () => {
  const synonyms = { '/exam-schedule': 'midterm final შუალედური', '/schedule': 'timetable exams' }
  const pathsWithSynonyms = (typed: string) => searchMenu(items, typed, synonyms).map(({ path }) => path)
  expect(pathsWithSynonyms('Midterm')).toEqual(['/exam-schedule'])
  expect(pathsWithSynonyms('შუალედ')).toEqual(['/exam-schedule'])
  expect(pathsWithSynonyms('exam')).toEqual(['/exam-schedule', '/schedule'])
  expect(pathsWithSynonyms('my exam')).toEqual([])
})
