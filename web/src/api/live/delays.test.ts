import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catchUpDelay, pollDelay, retryDelay } from './delays.ts'

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

/** How many of three thousand browsers, each with a chance of its own, come in the fullest second. */
const fullestSecond = (delay: (chance: number) => number): number => {
  const all = Array.from({ length: 3000 }, (_, nth) => delay(nth / 3000)).toSorted((a, b) => a - b)
  return Math.max(...all.map((from) => all.filter((at) => at >= from && at < from + 1000).length))
}

test('a broken stream is tried again soon, and never later than a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), chance, (failures, at) => {
      const ms = retryDelay(failures, null, at)
      expect(ms).toBeGreaterThan(100)
      expect(ms).toBeLessThanOrEqual(60_000)
      if (failures === 1) expect(ms).toBeLessThan(3_000)
    }),
  )
})

test('the more often it has failed, the longer it waits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), chance, (failures, at) => {
      expect(retryDelay(failures + 1, null, at)).toBeGreaterThanOrEqual(retryDelay(failures, null, at))
    }),
  )
})

test('what the server asks for is waited at least', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 60 }),
      chance,
      (failures, s, at) => {
        expect(retryDelay(failures, s, at)).toBeGreaterThan(s * 1000)
      },
    ),
  )
})

test('three thousand browsers do not come at once', () => {
  expect(fullestSecond((at) => retryDelay(1, null, at))).toBeLessThanOrEqual(1200)
  expect(fullestSecond((at) => retryDelay(4, 3, at))).toBeLessThanOrEqual(150)
  expect(fullestSecond(pollDelay)).toBeLessThanOrEqual(310)
  expect(fullestSecond(catchUpDelay)).toBeLessThanOrEqual(1510)
})
