import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toElmoStatus, toEqfLevel } from './elmo-status.ts'
import { toStatusIcon } from './status-icon.ts'

const statuses = fc.constantFrom(1, 3, 4, 5, 7)

describe('toElmoStatus', () => {
  it('is passed exactly for the marks that earn credits', () => {
    fc.assert(
      fc.property(statuses, fc.boolean(), (status, isCurrent) => {
        expect(toElmoStatus(status, isCurrent) === 'passed').toBe(toStatusIcon(status, false) === 'pass')
      }),
    )
  })

  it('is final when the semester is over, and open only before an additional exam', () => {
    fc.assert(
      fc.property(statuses, fc.boolean(), (status, isCurrent) => {
        expect(toElmoStatus(status, isCurrent) === 'in-progress').toBe(status === 4 && isCurrent)
      }),
    )
  })
})

describe('toEqfLevel', () => {
  it('knows the levels of study and no others', () => {
    expect([1, 2, 3, 4, 5].map(toEqfLevel)).toEqual([6, 7, 8, 7, undefined])
  })
})
