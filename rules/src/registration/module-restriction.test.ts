import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkModuleRestriction, addSmallestSubject, type ModuleLimits } from './module-restriction.ts'

const none: ModuleLimits = { maximumCredits: null, maximumSubjects: null, after: null }
const load = fc.record({ credits: fc.nat(120), subjects: fc.nat(20) })
const limits = fc.record({
  maximumCredits: fc.option(fc.integer({ min: 1, max: 60 })),
  maximumSubjects: fc.option(fc.integer({ min: 1, max: 12 })),
  after: fc.option(fc.record({ credits: fc.integer({ min: 1, max: 60 }), earned: fc.nat(60) })),
})

describe('checkModuleRestriction', () => {
  it('names the order first, then the number of subjects, then the credits', () => {
    const before = { credits: 10, subjects: 2 }
    const after = { credits: 15, subjects: 3 }
    const all = { maximumCredits: 14, maximumSubjects: 2, after: { credits: 20, earned: 19 } }
    expect(checkModuleRestriction(all, before, after)).toBe('order')
    expect(checkModuleRestriction({ ...all, after: { credits: 20, earned: 20 } }, before, after)).toBe(
      'subjects',
    )
    expect(checkModuleRestriction({ ...none, maximumCredits: 14, maximumSubjects: 3 }, before, after)).toBe(
      'credits',
    )
    expect(
      checkModuleRestriction({ ...none, maximumCredits: 15, maximumSubjects: 3 }, before, after),
    ).toBeNull()
  })

  it('refuses nothing without limits', () => {
    fc.assert(
      fc.property(load, load, (before, after) => {
        expect(checkModuleRestriction(none, before, after)).toBeNull()
      }),
    )
  })

  it('never refuses a change that adds nothing', () => {
    fc.assert(
      fc.property(limits, load, fc.nat(20), fc.nat(120), (set, before, subjects, credits) => {
        const after = {
          credits: Math.min(credits, before.credits),
          subjects: Math.min(subjects, before.subjects),
        }
        expect(checkModuleRestriction(set, before, after)).toBeNull()
      }),
    )
  })

  it('refuses no less when more is added, and no more without an order', () => {
    fc.assert(
      fc.property(limits, load, load, fc.nat(10), fc.nat(5), (set, before, after, credits, subjects) => {
        const more = { credits: after.credits + credits, subjects: after.subjects + subjects }
        if (checkModuleRestriction(set, before, after) !== null) {
          expect(checkModuleRestriction(set, before, more)).not.toBeNull()
        }
        const inOrder = { ...set, after: null }
        if (checkModuleRestriction(set, before, more) === null) {
          expect(checkModuleRestriction(inOrder, before, more)).toBeNull()
        }
      }),
    )
  })

  it('allows subjects one by one exactly until a limit is reached', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 }),
        (maximumCredits, maximumSubjects, requested) => {
          let held = { credits: 0, subjects: 0 }
          for (const credits of requested) {
            const after = { credits: held.credits + credits, subjects: held.subjects + 1 }
            const fits = after.credits <= maximumCredits && after.subjects <= maximumSubjects
            const restriction = checkModuleRestriction(
              { maximumCredits, maximumSubjects, after: null },
              held,
              after,
            )
            expect(restriction === null).toBe(fits)
            if (fits) held = after
          }
          const isFull = held.credits >= maximumCredits || held.subjects >= maximumSubjects
          const limit = { maximumCredits, maximumSubjects, after: null }
          expect(checkModuleRestriction(limit, held, addSmallestSubject(held)) !== null).toBe(isFull)
        },
      ),
    )
  })
})
