import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateGpa, toLetter, toMarkLetter } from './gpa.ts'

describe('toLetter', () => {
  it('changes at 91, 81, 71, 61, 51 and 41', () => {
    const edges = [100, 91, 90.9, 81, 80, 71, 70, 61, 60, 51, 50, 41, 40, 0]
    expect(edges.map(toLetter)).toEqual('A A B B C C D D E E FX FX F F'.split(' '))
  })

  it('is never better for a lower score', () => {
    const order = ['A', 'B', 'C', 'D', 'E', 'FX', 'F']
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (one, other) => {
        const [high, low] = [Math.max(one, other), Math.min(one, other)]
        expect(order.indexOf(toLetter(high))).toBeLessThanOrEqual(order.indexOf(toLetter(low)))
      }),
    )
  })
})

describe('toMarkLetter', () => {
  it('follows the score, but gives no passing letter to a mark that is not passed', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.constantFrom(1, 3, 4, 5, 7), (score, status) => {
        const letter = toMarkLetter(score, status)
        expect(letter).toBe(status === 4 ? 'FX' : status === 3 || status === 5 ? 'F' : toLetter(score))
      }),
    )
  })
})

describe('calculateGpa', () => {
  const marks = fc.array(fc.record({ score: fc.nat(100), credits: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 1,
  })

  // spec 2.27
  it('weighs scores by credits', () => {
    expect(
      calculateGpa([
        { score: 90, credits: 5 },
        { score: 60, credits: 10 },
      ]),
    ).toBe(70)
    expect(
      calculateGpa([
        { score: 90, credits: 5 },
        { score: 10, credits: 0 },
      ]),
    ).toBe(90)
  })

  it('is null without credits', () => {
    expect(calculateGpa([])).toBeNull()
    expect(calculateGpa([{ score: 90, credits: 0 }])).toBeNull()
  })

  it('lies between the worst and the best score, in any order of the marks', () => {
    fc.assert(
      fc.property(marks, (list) => {
        const scores = list.map((mark) => mark.score)
        expect(calculateGpa(list)).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9)
        expect(calculateGpa(list)).toBeLessThanOrEqual(Math.max(...scores) + 1e-9)
        expect(calculateGpa(list.toReversed())).toBe(calculateGpa(list))
      }),
    )
  })

  it('is the plain mean of one mark for each credit', () => {
    fc.assert(
      fc.property(marks, (list) => {
        const each = list.flatMap((mark) => Array.from({ length: mark.credits }, () => mark.score))
        expect(calculateGpa(list)).toBeCloseTo(each.reduce((sum, score) => sum + score, 0) / each.length, 9)
      }),
    )
  })
})
