import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gpa, letterOf, letterOfMark } from './gpa.ts'

describe('letterOf', () => {
  it('changes at 91, 81, 71, 61, 51 and 41', () => {
    const edges = [100, 91, 90.9, 81, 80, 71, 70, 61, 60, 51, 50, 41, 40, 0]
    expect(edges.map(letterOf)).toEqual('A A B B C C D D E E FX FX F F'.split(' '))
  })

  it('never gets better with a lower score', () => {
    const order = ['A', 'B', 'C', 'D', 'E', 'FX', 'F']
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (one, other) => {
        const [high, low] = [Math.max(one, other), Math.min(one, other)]
        expect(order.indexOf(letterOf(high))).toBeLessThanOrEqual(order.indexOf(letterOf(low)))
      }),
    )
  })
})

describe('letterOfMark', () => {
  it('is that of the score, but never a passing one for what is not passed', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.constantFrom(1, 3, 4, 5, 7), (score, status) => {
        const letter = letterOfMark(score, status)
        expect(letter).toBe(status === 4 ? 'FX' : status === 3 || status === 5 ? 'F' : letterOf(score))
      }),
    )
  })
})

describe('gpa', () => {
  const marks = fc.array(fc.record({ score: fc.nat(100), credits: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 1,
  })

  it('weighs scores by credits', () => {
    expect(
      gpa([
        { score: 90, credits: 5 },
        { score: 60, credits: 10 },
      ]),
    ).toBe(70)
    expect(
      gpa([
        { score: 90, credits: 5 },
        { score: 10, credits: 0 },
      ]),
    ).toBe(90)
  })

  it('is nothing without credits', () => {
    expect(gpa([])).toBeNull()
    expect(gpa([{ score: 90, credits: 0 }])).toBeNull()
  })

  it('lies between the worst and the best score, in any order of the marks', () => {
    fc.assert(
      fc.property(marks, (list) => {
        const scores = list.map((mark) => mark.score)
        expect(gpa(list)).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9)
        expect(gpa(list)).toBeLessThanOrEqual(Math.max(...scores) + 1e-9)
        expect(gpa(list.toReversed())).toBe(gpa(list))
      }),
    )
  })

  it('is the plain mean of one mark for each credit', () => {
    fc.assert(
      fc.property(marks, (list) => {
        const each = list.flatMap((mark) => Array.from({ length: mark.credits }, () => mark.score))
        expect(gpa(list)).toBeCloseTo(each.reduce((sum, score) => sum + score, 0) / each.length, 9)
      }),
    )
  })
})
