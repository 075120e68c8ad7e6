import { expect, test } from 'vitest'
import { toDatePhrase } from './date-phrase.ts'

test('a date is said by its day and the name of its month, without leading zeros', () => {
  expect(toDatePhrase('2026-11-22')).toEqual({ ka: '22 ნოემბერი', en: '22 November' })
  expect(toDatePhrase('2027-01-03')).toEqual({ ka: '3 იანვარი', en: '3 January' })
  expect(toDatePhrase('2026-12-31')).toEqual({ ka: '31 დეკემბერი', en: '31 December' })
})
