import { describe, expect, it } from 'vitest'
import {
  monthNames,
  toDatePhrase,
  toLongDatePhrase,
  toOnDatePhrase,
  toOnDayPhrase,
  toThroughDayPhrase,
} from './date-phrase.ts'

describe('toDatePhrase', () => {
  it('gives the day without leading zeros and the name of the month', () => {
    expect(toDatePhrase('2026-11-22')).toEqual({ ka: '22 ნოემბერი', en: '22 November' })
    expect(toDatePhrase('2027-01-03')).toEqual({ ka: '3 იანვარი', en: '3 January' })
    expect(toDatePhrase('2026-12-31')).toEqual({ ka: '31 დეკემბერი', en: '31 December' })
  })
})

describe('toLongDatePhrase', () => {
  it('has the year in front in Georgian', () => {
    expect(toLongDatePhrase('2027-01-03')).toEqual({ ka: '2027 წლის 3 იანვარი', en: '3 January 2027' })
  })
})

describe('toOnDatePhrase', () => {
  it('has the month in the dative', () => {
    expect(toOnDatePhrase('2026-10-05')).toEqual({ ka: '2026 წლის 5 ოქტომბერს', en: '5 October 2026' })
    expect(toOnDatePhrase('2026-08-31').ka).toBe('2026 წლის 31 აგვისტოს')
  })
})

describe('toOnDayPhrase', () => {
  it('has the month in the dative, without the year', () => {
    expect(toOnDayPhrase('2026-10-05')).toEqual({ ka: '5 ოქტომბერს', en: '5 October' })
    expect(toOnDayPhrase('2026-08-31').ka).toBe('31 აგვისტოს')
  })
})

describe('toThroughDayPhrase', () => {
  it('has the month in the genitive', () => {
    expect(toThroughDayPhrase('2027-02-05')).toEqual({ ka: '5 თებერვლის ჩათვლით', en: '5 February' })
    expect(toThroughDayPhrase('2026-08-31').ka).toBe('31 აგვისტოს ჩათვლით')
    expect(toThroughDayPhrase('2026-12-04').ka).toBe('4 დეკემბრის ჩათვლით')
  })
})

describe('monthNames', () => {
  it('has twelve names in each language', () => {
    expect(monthNames.ka).toHaveLength(12)
    expect(monthNames.en).toHaveLength(12)
  })
})
