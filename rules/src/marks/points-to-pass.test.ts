import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPointsToPass, passScore } from './points-to-pass.ts'
import { forecastFinal, type MarkComponent } from './final-forecast.ts'

const part = (score: number | null, max_score: number, more: Partial<MarkComponent> = {}): MarkComponent => ({
  score,
  max_score,
  min_score: null,
  is_final: false,
  admitted_from: null,
  ...more,
})
const exam = part(null, 40, { is_final: true, min_score: 20, admitted_from: 11 })

describe('findPointsToPass', () => {
  // spec 2.27.4
  it('counts what is missing to 51, and never less than the minimum of the final exam', () => {
    expect(passScore).toBe(51)
    expect(findPointsToPass([part(15.5, 20), part(null, 40), exam])).toEqual({ points: 35.5, inFinal: 20 })
    expect(findPointsToPass([part(45, 60), exam])).toEqual({ points: 20, inFinal: 20 })
  })

  it('is null points when what is left does not pass, and null once the exam is marked', () => {
    expect(findPointsToPass([part(5, 60), exam])).toEqual({ points: null, inFinal: 20 })
    expect(findPointsToPass([part(3, 20, { min_score: 5 }), part(null, 40), exam])?.points).toBeNull()
    expect(findPointsToPass([part(30, 60), { ...exam, score: 30 }])).toBeNull()
    expect(findPointsToPass([])).toBeNull()
  })

  it('is enough, and one hundredth less is not', () => {
    const others = fc.array(
      fc
        .record({ max: fc.integer({ min: 1, max: 20 }), share: fc.nat(100), isOpen: fc.boolean() })
        .map(({ max, share, isOpen }) => part(isOpen ? null : Math.round(max * share) / 100, max)),
      { minLength: 1, maxLength: 4 },
    )
    const final = fc.record({ max: fc.integer({ min: 20, max: 60 }), least: fc.nat(20), from: fc.nat(15) })
    fc.assert(
      fc.property(others, final, (parts, { max, least, from }) => {
        const last = part(null, max, { is_final: true, min_score: least, admitted_from: from })
        const { points } = findPointsToPass([...parts, last])!
        const { collected, open } = forecastFinal([...parts, last], 0)!
        // As many as possible before the exam, but for the minimum of the exam itself.
        const passes = (total: number) => {
          const before = Math.min(open, total - least)
          const reaches = (lowest: number, value: number) => value >= lowest - 1e-9
          return (
            reaches(0, before) &&
            reaches(total - before, max) &&
            reaches(from, collected + before) &&
            reaches(passScore, collected + total)
          )
        }
        expect(passes(points ?? open + max)).toBe(points !== null)
        if (points !== null) expect(passes(points - 0.01)).toBe(false)
      }),
    )
  })
})
