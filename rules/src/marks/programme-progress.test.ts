import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateCreditProgress,
  getSubjectProgress,
  sumCreditProgress,
  type SubjectProgress,
} from './programme-progress.ts'

const worstFirst: readonly SubjectProgress[] = ['open', 'failed', 'planned', 'registered', 'passed']
const anyFacts = fc.record({
  isEarned: fc.boolean(),
  isRegistered: fc.boolean(),
  isPlanned: fc.boolean(),
  isMarked: fc.boolean(),
})
const anySubjects = fc.array(
  fc.record({ credits: fc.integer({ min: 1, max: 12 }), progress: fc.constantFrom(...worstFirst) }),
)

describe('getSubjectProgress', () => {
  const nothing = { isEarned: false, isRegistered: false, isPlanned: false, isMarked: false }

  it('is open when nothing is known of the subject', () => {
    expect(getSubjectProgress(nothing)).toBe('open')
  })

  it.each([
    ['isMarked', 'failed'],
    ['isPlanned', 'planned'],
    ['isRegistered', 'registered'],
    ['isEarned', 'passed'],
  ] as const)('with %s alone is %s', (fact, progress) => {
    expect(getSubjectProgress({ ...nothing, [fact]: true })).toBe(progress)
  })

  it('is never worse when one fact more is true', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.constantFrom('isEarned', 'isRegistered', 'isPlanned', 'isMarked'),
        (facts, fact) => {
          const rank = (each: typeof facts) => worstFirst.indexOf(getSubjectProgress(each))
          expect(rank({ ...facts, [fact]: true })).toBeGreaterThanOrEqual(rank(facts))
        },
      ),
    )
  })
})

describe('calculateCreditProgress', () => {
  it('counts open and failed subjects as missing', () => {
    const subjects = worstFirst.map((progress, index) => ({ credits: index + 1, progress }))
    expect(calculateCreditProgress(20, subjects)).toEqual({
      required: 20,
      done: 5,
      registered: 4,
      planned: 3,
      missing: 8,
    })
  })

  it('splits what is required into done, registered, planned and missing', () => {
    fc.assert(
      fc.property(fc.nat(60), anySubjects, (required, subjects) => {
        const { done, registered, planned, missing } = calculateCreditProgress(required, subjects)
        const counted = subjects
          .filter(({ progress }) => progress !== 'open' && progress !== 'failed')
          .reduce((sum, { credits }) => sum + credits, 0)
        expect(done + registered + planned).toBe(counted)
        expect(done + registered + planned + missing).toBe(Math.max(required, counted))
      }),
    )
  })
})

describe('sumCreditProgress', () => {
  it('adds up every kind of credits', () => {
    const one = { required: 30, done: 10, registered: 6, planned: 4, missing: 10 }
    const other = { required: 12, done: 15, registered: 5, planned: 3, missing: 0 }
    expect(sumCreditProgress([one, other])).toEqual({
      required: 42,
      done: 25,
      registered: 11,
      planned: 7,
      missing: 10,
    })
  })

  it('misses what each module misses, in any order of the modules', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(60), anySubjects)), (modules) => {
        const each = modules.map(([required, subjects]) => calculateCreditProgress(required, subjects))
        expect(sumCreditProgress(each).missing).toBe(each.reduce((sum, { missing }) => sum + missing, 0))
        expect(sumCreditProgress(each.toReversed())).toEqual(sumCreditProgress(each))
      }),
    )
  })
})
