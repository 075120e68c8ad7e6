import { expect, it } from 'vitest'
import { toOnDayPhrase } from '#rules/time/date-phrase.ts'
import { addDates } from './add-dates.ts'

// spec 5.16.5
it('names the end of the day before for a deadline at midnight', () => {
  expect(addDates({ until: '2027-01-01', until_time: '00:00', count: 2 })).toEqual({
    until: toOnDayPhrase('2026-12-31'),
    until_time: '24:00',
    count: 2,
  })
  expect(addDates({ until: '2026-12-05', until_time: '18:00' })).toEqual({
    until: toOnDayPhrase('2026-12-05'),
    until_time: '18:00',
  })
})
