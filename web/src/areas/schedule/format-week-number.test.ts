import { expect, it } from 'vitest'
import { formatWeekNumber } from './format-week-number.ts'

it('formatWeekNumber has the Georgian ordinal in front or behind', () => {
  expect([1, 2, 20, 21].map((week) => formatWeekNumber(week, 'ka'))).toEqual([
    '1-ლი კვირა',
    'მე-2 კვირა',
    'მე-20 კვირა',
    '21-ე კვირა',
  ])
  expect(formatWeekNumber(8, 'en')).toBe('week 8')
})
