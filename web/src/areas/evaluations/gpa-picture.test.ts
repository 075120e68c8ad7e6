import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { gpaPicture } from './gpa-picture.ts'

const size = { width: 300, height: 80 }
const average = fc.double({ min: 0, max: 100, noNaN: true })
const semester = fc.record({ gpa: average, gpa_so_far: average })

it('is none without an average', () => {
  expect(gpaPicture([], size)).toBeNull()
  expect(gpaPicture([{ gpa: null, gpa_so_far: 80 }], size)).toBeNull()
})

it('draws each semester inside, from left to right, and a better average higher', () => {
  fc.assert(
    fc.property(fc.array(semester, { minLength: 1, maxLength: 12 }), (semesters) => {
      const { own, soFar, low, high } = gpaPicture(semesters, size)!
      expect(high).toBeGreaterThan(low)
      expect(own.length).toBe(semesters.length)
      for (const { x, y } of [...own, ...soFar]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(size.width)
        expect(y).toBeGreaterThanOrEqual(-1e-9)
        expect(y).toBeLessThanOrEqual(size.height + 1e-9)
      }
      for (const [nth, { x, y }] of own.slice(1).entries()) {
        expect(x).toBeGreaterThan(own[nth]!.x)
        if (semesters[nth + 1]!.gpa > semesters[nth]!.gpa) expect(y).toBeLessThanOrEqual(own[nth]!.y)
      }
    }),
  )
})
