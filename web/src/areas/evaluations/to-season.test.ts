import { expect, it } from 'vitest'
import { toSeason } from './to-season.ts'

it('names a semester for the season and the year in which it begins', () => {
  expect(toSeason({ start_date: '2026-10-05' })).toEqual({ season: 'autumn', year: '2026' })
  expect(toSeason({ start_date: '2027-03-01' })).toEqual({ season: 'spring', year: '2027' })
})
