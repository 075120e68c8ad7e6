import { expect, test } from 'vitest'
import { datePhrase } from './date-phrase.ts'

test('a date is said by its day and the name of its month, without leading zeros', () => {
  expect(datePhrase('2026-11-22')).toEqual({ ka: '22 ნოემბერი', en: '22 November' })
  expect(datePhrase('2027-01-03')).toEqual({ ka: '3 იანვარი', en: '3 January' })
  expect(datePhrase('2026-12-31')).toEqual({ ka: '31 დეკემბერი', en: '31 December' })
})
