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
      failure: null,
    })
    expect(forecast.letters).toEqual([
      { letter: 'A', points: null, isMinimum: false, pointsBefore: null },
      { letter: 'B', points: 35.5, isMinimum: false, pointsBefore: 0 },
      { letter: 'C', points: 25.5, isMinimum: false, pointsBefore: 0 },
      { letter: 'D', points: 20, isMinimum: true, pointsBefore: 0 },
      { letter: 'E', points: 20, isMinimum: true, pointsBefore: 0 },
    ])
  })

  it('gives the points needed before the exam for a letter that the expected ones miss', () => {
    const of = (expected: number) =>
      forecastFinal([part(15.5, 20), part(null, 40), exam], expected)!.letters[0]
    expect(of(31)).toMatchObject({ letter: 'A', points: null, pointsBefore: 35.5 })
    expect(of(40)).toMatchObject({ letter: 'A', points: 35.5, pointsBefore: 35.5 })
  })

  it('is null without a final exam and once the exam is marked', () => {
    expect(forecastFinal([part(25, 30)], 0)).toBeNull()
    expect(forecastFinal([part(25, 30), { ...exam, score: 30 }], 0)).toBeNull()
  })

  it('counts the points missing for admission, and gives no letter until then', () => {
    const forecast = forecastFinal([part(4.5, 30), part(null, 30), exam], 2)!
    expect(forecast).toMatchObject({ collected: 4.5, open: 30, missing: 4.5 })
    expect(forecast.letters.every(({ points }) => points === null)).toBe(true)
    // For A 46.5 points are needed before the exam, of 30; E needs 6.5, both for admission and for 51 points.
    expect(forecast.letters.map(({ pointsBefore }) => pointsBefore)).toEqual([null, null, 26.5, 16.5, 6.5])
  })

  it('gives no letter when all open points do not admit to the exam', () => {
    const forecast = forecastFinal([part(4, 30), part(null, 6), exam], 6)!
    expect(forecast).toMatchObject({ failure: 'admission', missing: 1 })
    expect(forecast.letters.every(({ pointsBefore }) => pointsBefore === null)).toBe(true)
  })

  it('gives no letter when a marked component is below its minimum', () => {
    const forecast = forecastFinal([part(4, 30, { min_score: 5 }), part(30, 30), exam], 0)!
    expect(forecast.failure).toBe('minimum')
    expect(forecast.letters.every(({ points }) => points === null)).toBe(true)
  })

  it('waits for a component that is not marked yet, whatever its minimum', () => {
    const forecast = forecastFinal([part(null, 30, { min_score: 5 }), part(30, 30), exam], 30)!
    expect(forecast).toMatchObject({ collected: 30, open: 30, failure: null })
    expect(forecast.letters.at(-1)).toMatchObject({ letter: 'E', points: 20, pointsBefore: 0 })
  })

  it('allows a letter that takes every point of the exam', () => {
    const forecast = forecastFinal([part(30, 30), part(21, 30), exam], 0)!
    expect(forecast.letters.slice(0, 2)).toMatchObject([
      { letter: 'A', points: 40, pointsBefore: 0 },
      { letter: 'B', points: 30, pointsBefore: 0 },
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
          const { points, isMinimum } = forecast.letters.find((each) => each.letter === letter)!
          expect(points).toBe(found)
          // One hundredth below the minimum would reach the letter too.
          const isEnough = points !== null && Math.round((total + points) * 100) > min * 100 && points > 0
          expect(isMinimum).toBe(isEnough)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('has a letter out of reach only when no points that remain suffice for it', () => {
    const whole = fc
      .record({ max: fc.integer({ min: 1, max: 6 }), min: fc.nat(3) })
      .map(({ max, min }) => part(null, max, { min_score: min }))
    const marked = fc.array(
      fc
        .record({ score: fc.integer({ min: 10, max: 40 }), min: fc.nat(12) })
        .map(({ score, min }) => part(score, 40, { min_score: min })),
      { maxLength: 2 },
    )
    const final = fc
      .record({ max: fc.integer({ min: 1, max: 40 }), min: fc.nat(45), from: fc.nat(60) })
      .map(({ max, min, from }) => part(null, max, { is_final: true, min_score: min, admitted_from: from }))
    fc.assert(
      fc.property(
        marked,
        fc.array(whole, { maxLength: 3 }),
        final,
        fc.nat(20),
        (known, open, last, expected) => {
          const forecast = forecastFinal([...known, ...open, last], expected)!
          const hasFailed = known.some(({ score, min_score }) => score! < min_score!)
          const collected = known.reduce((sum, { score }) => sum + score!, 0)
          // Every way to win points of the open components, as its sum.
          const sums = open.reduce<number[]>(
            (before, { max_score }) =>
              before.flatMap((sum) => Array.from({ length: max_score + 1 }, (_, points) => sum + points)),
            [0],
          )
          for (const [letter, min] of minScores.slice(0, 5)) {
            const reaching = sums.filter((sum) =>
              Array.from({ length: last.max_score + 1 }, (_, points) => points).some(
                (points) =>
                  !hasFailed &&
                  collected + sum >= last.admitted_from! &&
                  points >= last.min_score! &&
                  collected + sum + points >= min,
              ),
            )
            const { points, pointsBefore } = forecast.letters.find((each) => each.letter === letter)!
            expect(pointsBefore).toBe(reaching.length === 0 ? null : Math.min(...reaching))
            if (pointsBefore === null) expect(points).toBeNull()
            else expect(points !== null).toBe(Math.min(forecast.open, expected) >= pointsBefore)
          }
        },
      ),
      { numRuns: 300 },
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
