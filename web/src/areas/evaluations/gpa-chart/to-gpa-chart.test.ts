import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toGpaChart } from './to-gpa-chart.ts'

const size = { width: 300, height: 80 }
const average = fc.double({ min: 0, max: 100, noNaN: true })
const semester = fc.record({ gpa: average, gpa_so_far: average })

it('is null without an average', () => {
  expect(toGpaChart([], size)).toBeNull()
  expect(toGpaChart([{ gpa: null, gpa_so_far: 80 }], size)).toBeNull()
})

it('draws each semester inside, from left to right, and a better average higher', () => {
  fc.assert(
    fc.property(fc.array(semester, { minLength: 1, maxLength: 12 }), (semesters) => {
      const { semesters: ownPoints, cumulative, low, high } = toGpaChart(semesters, size)!
      expect(high).toBeGreaterThan(low)
      expect(ownPoints.length).toBe(semesters.length)
      for (const { x, y } of [...ownPoints, ...cumulative]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(size.width)
        expect(y).toBeGreaterThanOrEqual(-1e-9)
        expect(y).toBeLessThanOrEqual(size.height + 1e-9)
      }
      for (const [index, { x, y }] of ownPoints.slice(1).entries()) {
        expect(x).toBeGreaterThan(ownPoints[index]!.x)
        if (semesters[index + 1]!.gpa > semesters[index]!.gpa)
          expect(y).toBeLessThanOrEqual(ownPoints[index]!.y)
      }
    }),
  )
})
