import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../time/clock.ts'
import { findRenewalRefusal, getDueDate } from './renewal.ts'

const today = '2026-11-26'
const terms = { loan_days: 14, renewals: 2 }
const loan = fc.record({
  status: fc.constantFrom('lent', 'returned', 'lost'),
  due_on: fc.integer({ min: -30, max: 30 }).map((days) => addDays(today, days)),
  renewals: fc.nat(4),
  is_wanted: fc.boolean(),
})

describe('findRenewalRefusal', () => {
  it.each([
    [{}, null],
    [{ due_on: today }, null],
    [{ due_on: addDays(today, -1) }, 'late'],
    [{ due_on: addDays(today, 14) }, 'too_early'],
    [{ due_on: addDays(today, 13) }, null],
    [{ renewals: 2 }, 'too_often'],
    [{ is_wanted: true }, 'wanted'],
    [{ status: 'returned' }, 'closed'],
    [{ status: 'lost' }, 'closed'],
  ] as const)('%o → %s', (change, refusal) => {
    const own = { status: 'lent', due_on: addDays(today, 3), renewals: 1, is_wanted: false } as const
    expect(findRenewalRefusal({ ...own, ...change }, today, terms)).toBe(refusal)
  })

  // spec 2.41.2
  it('lets a loan be renewed only when it is out, in time, not too often, wanted by nobody, and gains a day', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 1, max: 60 }), fc.nat(4), (each, loan_days, renewals) => {
        const isAllowed = findRenewalRefusal(each, today, { loan_days, renewals }) === null
        const gained = daysBetween(each.due_on, getDueDate(today, { loan_days }))
        expect(isAllowed).toBe(
          each.status === 'lent' &&
            daysBetween(today, each.due_on) >= 0 &&
            each.renewals < renewals &&
            !each.is_wanted &&
            gained > 0,
        )
      }),
    )
  })

  it('ends: who renews each time it is possible gives the book back after a known time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(4), (loan_days, renewals) => {
        let own = {
          status: 'lent' as const,
          due_on: getDueDate(today, { loan_days }),
          renewals: 0,
          is_wanted: false,
        }
        for (let day = 0; day < 400; day += 1) {
          const now = addDays(today, day)
          if (findRenewalRefusal(own, now, { loan_days, renewals }) === null)
            own = { ...own, due_on: getDueDate(now, { loan_days }), renewals: own.renewals + 1 }
        }
        expect(daysBetween(today, own.due_on)).toBeLessThanOrEqual(loan_days * (renewals + 1))
      }),
    )
  })
})
