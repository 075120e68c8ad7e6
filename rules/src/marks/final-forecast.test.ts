import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minScores, toLetter } from './gpa.ts'
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

const others = fc.array(
  fc
    .record({ max: fc.integer({ min: 1, max: 30 }), share: fc.nat(100), isOpen: fc.boolean() })
    .map(({ max, share, isOpen }) => part(isOpen ? null : Math.round(max * share) / 100, max)),
  { maxLength: 5 },
)
const finals = fc
  .record({ max: fc.integer({ min: 1, max: 60 }), min: fc.nat(100), from: fc.option(fc.nat(40)) })
  .map(({ max, min, from }) =>
    part(null, max, { is_final: true, min_score: Math.round(max * min) / 100, admitted_from: from }),
  )

describe('forecastFinal', () => {
  // spec 2.27.4
  it('gives the points needed for each passing letter, and never less than the minimum of the exam', () => {
    const forecast = forecastFinal([part(25.5, 30), part(20, 30), exam], 0)!
    expect(forecast).toMatchObject({
      collected: 45.5,
      open: 0,
      maxScore: 40,
      missing: 0,
      isOutOfReach: false,
    })
    expect(forecast.letters).toEqual([
      { letter: 'A', points: null },
      { letter: 'B', points: 35.5 },
      { letter: 'C', points: 25.5 },
      { letter: 'D', points: 20 },
      { letter: 'E', points: 20 },
    ])
  })

  it('is null without a final exam and once the exam is marked', () => {
    expect(forecastFinal([part(25, 30)], 0)).toBeNull()
    expect(forecastFinal([part(25, 30), { ...exam, score: 30 }], 0)).toBeNull()
  })

  it('counts the points missing for admission, and gives no letter until then', () => {
    const forecast = forecastFinal([part(4.5, 30), part(null, 30), exam], 2)!
    expect(forecast).toMatchObject({ collected: 4.5, open: 30, missing: 4.5 })
    expect(forecast.letters.every(({ points }) => points === null)).toBe(true)
  })

  it('gives no letter when a marked component is below its minimum', () => {
    const forecast = forecastFinal([part(4, 30, { min_score: 5 }), part(30, 30), exam], 0)!
    expect(forecast.isOutOfReach).toBe(true)
    expect(forecast.letters.every(({ points }) => points === null)).toBe(true)
  })

  it('waits for a component that is not marked yet, whatever its minimum', () => {
    const forecast = forecastFinal([part(null, 30, { min_score: 5 }), part(30, 30), exam], 30)!
    expect(forecast).toMatchObject({ collected: 30, open: 30, isOutOfReach: false })
    expect(forecast.letters.at(-1)).toEqual({ letter: 'E', points: 20 })
  })

  it('allows a letter that takes every point of the exam', () => {
    const forecast = forecastFinal([part(30, 30), part(21, 30), exam], 0)!
    expect(forecast.letters.slice(0, 2)).toEqual([
      { letter: 'A', points: 40 },
      { letter: 'B', points: 30 },
    ])
  })

  it('agrees with trying every result of the exam', () => {
    fc.assert(
      fc.property(others, finals, fc.nat(150), (before, final, expected) => {
        const forecast = forecastFinal([...before, final], expected)!
        const total = forecast.collected + Math.min(forecast.open, expected)
        const admitted = total >= (final.admitted_from ?? 0) - 1e-9
        expect(forecast.missing === 0).toBe(admitted)
        for (const [letter, min] of minScores.slice(0, 5)) {
          const reaches = (points: number) =>
            admitted && points >= final.min_score! && Math.round((total + points) * 100) >= min * 100
          const tries = Array.from({ length: final.max_score * 100 + 1 }, (_, nth) => nth / 100)
          const found = tries.find(reaches) ?? null
          expect(forecast.letters.find((each) => each.letter === letter)!.points).toBe(found)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is enough for its letter, and one hundredth less is not', () => {
    fc.assert(
      fc.property(others, (before) => {
        const forecast = forecastFinal([...before, part(null, 40, { is_final: true })], 0)!
        for (const { letter, points } of forecast.letters) {
          if (points === null) continue
          const sum = (bonus: number) => Math.round((forecast.collected + points + bonus) * 100) / 100
          const order = 'A B C D E FX F'.split(' ')
          expect(order.indexOf(toLetter(sum(0)))).toBeLessThanOrEqual(order.indexOf(letter))
          if (points > 0) expect(order.indexOf(toLetter(sum(-0.01)))).toBeGreaterThan(order.indexOf(letter))
        }
      }),
    )
  })

  it('never needs more when more points are expected before the exam', () => {
    fc.assert(
      fc.property(others, finals, fc.nat(60), fc.nat(60), (before, final, one, other) => {
        const of = (expected: number) => forecastFinal([...before, final], expected)!.letters
        const [few, many] = [of(Math.min(one, other)), of(Math.max(one, other))]
        for (const [nth, { points }] of few.entries())
          if (points !== null) expect(many[nth]!.points).toBeLessThanOrEqual(points)
      }),
    )
  })
})
