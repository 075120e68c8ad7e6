import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listDrops } from './list-drops.ts'

const anySubjects = fc
  .array(fc.record({ ects: fc.integer({ min: 1, max: 12 }), hasSet: fc.boolean() }), { maxLength: 9 })
  .map((all) => all.map((each, subjectID) => ({ ...each, subjectID })))

describe('listDrops', () => {
  it('lists each subject that alone makes room, the fewest credits first, and none where there is room', () => {
    fc.assert(
      fc.property(anySubjects, fc.nat(60), fc.integer({ min: 1, max: 12 }), (registered, limit, ects) => {
        const sum = registered.reduce((total, own) => total + own.ects, 0)
        const found = listDrops(
          registered,
          (adding) => sum + adding <= limit,
          ects,
          ({ hasSet }) => hasSet,
        )
        if (sum + ects <= limit) {
          expect(found).toEqual([])
          return
        }
        const after = (dropped: (typeof registered)[number]) =>
          registered.filter((own) => own !== dropped).reduce((total, own) => total + own.ects, ects)
        const expected = registered.filter((own) => own.hasSet && after(own) <= limit)
        expect(new Set(found)).toEqual(new Set(expected))
        const order = found.map((own) => own.ects * 100 + own.subjectID)
        expect(order).toEqual(order.toSorted((one, other) => one - other))
      }),
    )
  })
})
