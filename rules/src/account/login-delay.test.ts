import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { getLoginDelaySeconds } from './login-delay.ts'

// spec 6.2.1
it('lets nine failures pass, then waits 30 s, twice as long each time, 15 minutes at most', () => {
  expect([0, 1, 9].map(getLoginDelaySeconds)).toEqual([0, 0, 0])
  expect([10, 11, 12, 13, 14, 15, 16].map(getLoginDelaySeconds)).toEqual([30, 60, 120, 240, 480, 900, 900])
  expect(getLoginDelaySeconds(5000)).toBe(900)
})

it('never gets shorter', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (failures) => {
      expect(getLoginDelaySeconds(failures + 1)).toBeGreaterThanOrEqual(getLoginDelaySeconds(failures))
    }),
  )
})
