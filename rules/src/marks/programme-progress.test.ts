import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculateCreditProgress, sumCreditProgress, getSubjectProgress, type SubjectProgress } from './programme-progress.ts'

const order: readonly SubjectProgress[] = ['open', 'failed', 'planned', 'registered', 'passed']
const facts = fc.record({
  isEarned: fc.boolean(),
  isRegistered: fc.boolean(),
  isPlanned: fc.boolean(),
  isMarked: fc.boolean(),
})
const subjects = fc.array(
  fc.record({ credits: fc.integer({ min: 1, max: 12 }), progress: fc.constantFrom(...order) }),
)

it('is open when nothing is known, and never less far when more is known', () => {
  const nothing = { isEarned: false, isRegistered: false, isPlanned: false, isMarked: false }
  expect(getSubjectProgress(nothing)).toBe('open')
  fc.assert(
    fc.property(
      facts,
      fc.constantFrom('isEarned', 'isRegistered', 'isPlanned', 'isMarked'),
      (known, more) => {
        const far = (of: typeof known) => order.indexOf(getSubjectProgress(of))
        expect(far({ ...known, [more]: true })).toBeGreaterThanOrEqual(far(known))
      },
    ),
  )
})

it('accounts for every credit: what is required is done, running, planned or missing', () => {
  fc.assert(
    fc.property(fc.nat(60), subjects, (required, of) => {
      const { done, registered, planned, missing } = calculateCreditProgress(required, of)
      const there = of
        .filter(({ progress }) => progress !== 'open' && progress !== 'failed')
        .reduce((sum, { credits }) => sum + credits, 0)
      expect(done + registered + planned).toBe(there)
      expect(done + registered + planned + missing).toBe(Math.max(required, there))
    }),
  )
})

it('lacks of all modules what each of them lacks', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(60), subjects)), (modules) => {
      const each = modules.map(([required, of]) => calculateCreditProgress(required, of))
      expect(sumCreditProgress(each).missing).toBe(each.reduce((sum, { missing }) => sum + missing, 0))
      expect(sumCreditProgress(each.toReversed())).toEqual(sumCreditProgress(each))
    }),
  )
})
