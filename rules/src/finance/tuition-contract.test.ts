import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/clock.ts'
import { toAmount, toMinorUnits } from './money.ts'
import { computeLeaving, listInstalments, type TuitionTerms, type TuitionYear } from './tuition-contract.ts'

const terms: TuitionTerms = {
  initial_instalment: 1000,
  instalment_percent: 50,
  instalments_due: ['07-15', '01-15'],
  retained_before: 30,
  retained_within: 50,
  retained_later: 75,
  weeks: 4,
  visa_retained: 300,
}
const year: TuitionYear = {
  fee: '5500.00',
  academicYear: 2025,
  isFirst: true,
  startsOn: '2025-09-20',
  secondSemesterStartsOn: '2026-02-23',
}
const amounts = fc.bigInt({ min: 1n, max: 10n ** 8n }).map(toAmount)
const days = fc.integer({ min: -200, max: 400 }).map((count) => addDays(year.startsOn, count))

describe('listInstalments', () => {
  // spec 9.8.2
  it('has the whole first year before signing, with the initial instalment in it', () => {
    expect(listInstalments(terms, year)).toEqual([
      { part: 'initial', amount: '1000.00', due: null },
      { part: 'rest', amount: '4500.00', due: null },
    ])
    expect(listInstalments(terms, { ...year, fee: '800.00' })).toEqual([
      { part: 'initial', amount: '800.00', due: null },
    ])
  })

  // spec 9.8.3
  it('has two halves by 15 July and 15 January from the second year on', () => {
    const second = { ...year, isFirst: false, academicYear: 2026, startsOn: '2026-09-19' }
    expect(listInstalments(terms, second)).toEqual([
      { part: 'instalment', amount: '2750.00', due: '2026-07-15' },
      { part: 'instalment', amount: '2750.00', due: '2027-01-15' },
    ])
  })

  it('adds up to the fee', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (fee, isFirst) => {
        const sum = listInstalments(terms, { ...year, fee, isFirst }).reduce(
          (all, { amount }) => all + toMinorUnits(amount),
          0n,
        )
        expect(sum).toBe(toMinorUnits(fee))
      }),
    )
  })
})

describe('computeLeaving', () => {
  const leave = (day: string, paid = '5500.00') => computeLeaving(terms, year, { day, paid })

  // spec 9.8.4
  it.each([
    ['2025-09-19', 'before_year', '1650.00', '2025-09-19'],
    ['2025-09-20', 'within_weeks', '2750.00', '2025-10-18'],
    ['2025-10-18', 'within_weeks', '2750.00', '2025-10-18'],
    ['2025-10-19', 'before_second_semester', '4125.00', '2026-02-22'],
    ['2026-02-22', 'before_second_semester', '4125.00', '2026-02-22'],
    ['2026-02-23', 'after', '5500.00', null],
  ])('on %s is %s, and retains %s', (day, when, retained, until) => {
    expect(leave(day)).toMatchObject({ when, retained, until })
  })

  it('retains 300 after a refused visa', () => {
    const refused = { day: '2025-11-01', isVisaRefused: true }
    expect(computeLeaving(terms, year, { ...refused, paid: '5500.00' })).toMatchObject({
      retained: '300.00',
      returned: '5200.00',
    })
    expect(computeLeaving(terms, year, { ...refused, paid: '100.00' })).toMatchObject({ returned: '0.00' })
  })

  it('never keeps more than was paid, nor loses a hundredth, nor gives back more on a later day', () => {
    fc.assert(
      fc.property(amounts, amounts, days, fc.integer({ min: 0, max: 100 }), (fee, paid, day, later) => {
        const at = (when: string) => computeLeaving(terms, { ...year, fee }, { day: when, paid })
        const [first, second] = [at(day), at(addDays(day, later))]
        expect(toMinorUnits(first.retained) + toMinorUnits(first.returned)).toBe(toMinorUnits(paid))
        expect(toMinorUnits(first.returned) >= 0n).toBe(true)
        expect(toMinorUnits(second.returned) <= toMinorUnits(first.returned)).toBe(true)
      }),
    )
  })

  it('stays as it is until the day it names, and changes after it', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { until, when } = leave(day)
        if (until === null) {
          expect(when).toBe('after')
          return
        }
        expect(until >= day).toBe(true)
        expect(leave(until).when).toBe(when)
        expect(leave(addDays(until, 1)).when).not.toBe(when)
      }),
    )
  })
})
