import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getLoginDelaySeconds } from './login-delay.ts'

describe('getLoginDelaySeconds', () => {
  // spec 6.2.1
  it('is 0 for nine failures, then 30 s, doubled each time up to 15 minutes', () => {
    expect([0, 1, 9].map(getLoginDelaySeconds)).toEqual([0, 0, 0])
    expect([10, 11, 12, 13, 14, 15, 16].map(getLoginDelaySeconds)).toEqual([30, 60, 120, 240, 480, 900, 900])
    expect(getLoginDelaySeconds(5000)).toBe(900)
  })

  it('never gets shorter with one failure more', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (failures) => {
        expect(getLoginDelaySeconds(failures + 1)).toBeGreaterThanOrEqual(getLoginDelaySeconds(failures))
      }),
    )
  })
})
