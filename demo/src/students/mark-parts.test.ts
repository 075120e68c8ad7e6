import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { finalLimits, listParts, splitPoints } from './mark-parts.ts'

it('splits a score into parts within their maximum', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(100), fc.nat(99), (subjectID, score, nth) => {
      const parts = listParts(subjectID)
      expect(parts.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100)
      const points = splitPoints(subjectID, score, true, nth)
      expect(points.reduce<number>((sum, each) => sum + each!, 0)).toBe(score)
      for (const [at, { maxPoints }] of parts.entries()) {
        expect(points[at]).toBeGreaterThanOrEqual(0)
        expect(points[at]).toBeLessThanOrEqual(maxPoints)
      }
      // A student who has passed was admitted and has the minimum of the final exam.
      if (score < 51) return
      expect(points.at(-1)).toBeGreaterThanOrEqual(finalLimits.min)
      expect(score - points.at(-1)!).toBeGreaterThanOrEqual(finalLimits.admittedFrom)
    }),
  )
})

it('leaves the final exam out for a student who was not admitted', () => {
  expect(splitPoints(1, 8, false, 3).at(-1)).toBeNull()
})
