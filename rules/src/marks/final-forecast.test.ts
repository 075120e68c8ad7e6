import * as fc from 'fast-check'
import { expect, it } from 'vitest'
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

// spec 2.27.4
it('tells what is needed for each passing letter, with the least of the exam itself', () => {
  const outlook = forecastFinal([part(25.5, 30), part(20, 30), exam], 0)!
  expect(outlook).toMatchObject({ collected: 45.5, open: 0, most: 40, lacking: 0 })
  expect(outlook.letters).toEqual([
    { letter: 'A', points: null },
    { letter: 'B', points: 35.5 },
    { letter: 'C', points: 25.5 },
    { letter: 'D', points: 20 },
    { letter: 'E', points: 20 },
  ])
})

it('is nothing without a final exam and after it', () => {
  expect(forecastFinal([part(25, 30)], 0)).toBeNull()
  expect(forecastFinal([part(25, 30), { ...exam, score: 30 }], 0)).toBeNull()
})

it('says how much is lacking to be admitted, and promises nothing meanwhile', () => {
  const outlook = forecastFinal([part(4.5, 30), part(null, 30), exam], 2)!
  expect(outlook).toMatchObject({ collected: 4.5, open: 30, lacking: 4.5 })
  expect(outlook.letters.every(({ points }) => points === null)).toBe(true)
})

it('promises nothing when a part has been given fewer points than it needs', () => {
  const outlook = forecastFinal([part(4, 30, { min_score: 5 }), part(30, 30), exam], 0)!
  expect(outlook.letters.every(({ points }) => points === null)).toBe(true)
})

it('agrees with trying every result of the exam', () => {
  fc.assert(
    fc.property(others, finals, fc.nat(150), (before, final, reckoned) => {
      const outlook = forecastFinal([...before, final], reckoned)!
      const total = outlook.collected + Math.min(outlook.open, reckoned)
      const admitted = total >= (final.admitted_from ?? 0) - 1e-9
      expect(outlook.missing === 0).toBe(admitted)
      for (const [letter, least] of minScores.slice(0, 5)) {
        const wins = (points: number) =>
          admitted && points >= final.min_score! && Math.round((total + points) * 100) >= least * 100
        const tries = Array.from({ length: final.max_score * 100 + 1 }, (_, nth) => nth / 100)
        const found = tries.find(wins) ?? null
        expect(outlook.letters.find((each) => each.letter === letter)!.points).toBe(found)
      }
    }),
    { numRuns: 40 },
  )
})

it('brings at least the letter that it promises, and one hundredth less does not', () => {
  fc.assert(
    fc.property(others, (before) => {
      const outlook = forecastFinal([...before, part(null, 40, { is_final: true })], 0)!
      for (const { letter, points } of outlook.letters) {
        if (points === null) continue
        const sum = (bonus: number) => Math.round((outlook.collected + points + bonus) * 100) / 100
        const order = 'A B C D E FX F'.split(' ')
        expect(order.indexOf(toLetter(sum(0)))).toBeLessThanOrEqual(order.indexOf(letter))
        if (points > 0) expect(order.indexOf(toLetter(sum(-0.01)))).toBeGreaterThan(order.indexOf(letter))
      }
    }),
  )
})

it('never asks for more when more is reckoned with', () => {
  fc.assert(
    fc.property(others, finals, fc.nat(60), fc.nat(60), (before, final, one, other) => {
      const of = (reckoned: number) => forecastFinal([...before, final], reckoned)!.letters
      const [few, many] = [of(Math.min(one, other)), of(Math.max(one, other))]
      for (const [nth, { points }] of few.entries())
        if (points !== null) expect(many[nth]!.points).toBeLessThanOrEqual(points)
    }),
  )
})
