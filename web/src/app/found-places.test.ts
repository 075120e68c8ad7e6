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
