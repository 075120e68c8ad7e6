import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../time/clock.ts'
import { readBankDate } from './read-bank-date.ts'

describe('readBankDate', () => {
  it.each([
    ['2026-11-26', '2026-11-26'],
    ['2026-11-26T10:20:30', '2026-11-26'],
    ['26.11.2026', '2026-11-26'],
    ['26/11/2026 10:20', '2026-11-26'],
    ['6.1.2026', '2026-01-06'],
    ['31.02.2026', null],
    ['11/26/2026', null],
    ['26.11.26', '2026-11-26'],
    ['26/11/26 10:20:30', '2026-11-26'],
    ['20261126', '2026-11-26'],
    ['26-Nov-2026', '2026-11-26'],
    ['26 November 2026', '2026-11-26'],
    ['6 ნოე 26', '2026-11-06'],
    ['26 Foo 2026', null],
    ['26.11/2026', null],
    ['1126', null],
    ['Period:', null],
    ['', null],
  ])('%s → %s', (text, date) => {
    expect(readBankDate(text)).toBe(date)
  })

  it('reads every day in each way of writing it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom('.', '/', '-'), (days, separator) => {
        const date = addDays('2000-01-01', days)
        const turned = date.split('-').toReversed().join(separator)
        expect([readBankDate(date), readBankDate(turned)]).toEqual([date, date])
      }),
    )
  })
})
