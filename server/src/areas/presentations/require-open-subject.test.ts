import { expect, it } from 'vitest'
import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { requireOpenSubject } from './require-open-subject.ts'
import { words } from './words.ts'

const closed = {
  semesterID: 1,
  subject: 'ალგებრა',
  subjecteng: 'Algebra',
  is_open: false,
  submitted: 0,
  max_count: 1,
}

// spec 5.16.5
it.each([
  ['2027-01-01', '00:00', '2026-12-31', '24:00'],
  ['2026-12-05', '18:00', '2026-12-05', '18:00'],
])('a deadline of %s %s is named as %s %s', (day, time, date, shown) => {
  expect(() => requireOpenSubject({ ...closed, day, time })).toThrow(
    expect.objectContaining({
      phrase: words.timeIsOver,
      params: expect.objectContaining({ date: toOnDayPhrase(date), time: shown }),
    }),
  )
})
