import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catchUpDelayMs, pollDelayMs, retryDelayMs } from './delays.ts'

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

/** The most of 3,000 browsers, each with its own chance, in any one second. */
const fullestSecond = (delay: (chance: number) => number): number => {
  const all = Array.from({ length: 3000 }, (_, nth) => delay(nth / 3000)).toSorted((a, b) => a - b)
  return Math.max(...all.map((from) => all.filter((at) => at >= from && at < from + 1000).length))
}

test('retries a broken stream soon and within a minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), chance, (failures, at) => {
      const ms = retryDelayMs(failures, null, at)
      expect(ms).toBeGreaterThan(100)
      expect(ms).toBeLessThanOrEqual(60_000)
      if (failures === 1) expect(ms).toBeLessThan(3_000)
    }),
  )
})

test('waits longer after each failure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), chance, (failures, at) => {
      expect(retryDelayMs(failures + 1, null, at)).toBeGreaterThanOrEqual(retryDelayMs(failures, null, at))
    }),
  )
})

test('waits at least as long as the server asks for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 60 }),
      chance,
      (failures, s, at) => {
        expect(retryDelayMs(failures, s, at)).toBeGreaterThan(s * 1000)
      },
    ),
  )
})

test('spreads 3,000 browsers', () => {
  expect(fullestSecond((at) => retryDelayMs(1, null, at))).toBeLessThanOrEqual(1200)
  expect(fullestSecond((at) => retryDelayMs(4, 3, at))).toBeLessThanOrEqual(150)
  expect(fullestSecond(pollDelayMs)).toBeLessThanOrEqual(310)
  expect(fullestSecond(catchUpDelayMs)).toBeLessThanOrEqual(1510)
})
