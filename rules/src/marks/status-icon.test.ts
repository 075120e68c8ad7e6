import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toStatusIcon } from './status-icon.ts'

describe('toStatusIcon', () => {
  // spec 4.18.2
  it('passes 1 and 7 and fails 3, 4 and 5', () => {
    expect([1, 7].map((status) => toStatusIcon(status, false))).toEqual(['pass', 'pass'])
    expect([3, 4, 5].map((status) => toStatusIcon(status, false))).toEqual(['fail', 'fail', 'fail'])
  })

  it('has none for any other status; recovery goes before every status', () => {
    fc.assert(
      fc.property(fc.integer(), (status) => {
        if (![1, 3, 4, 5, 7].includes(status)) expect(toStatusIcon(status, false)).toBeNull()
        expect(toStatusIcon(status, true)).toBe('recovery')
      }),
    )
  })
})
