import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canGainPoints, isHigherScore, canAppeal, getViewingState } from './viewing.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-22T12:00:00Z')
const at = (hours: number) => new Date(start + hours * hour).toISOString()
const hours = fc.integer({ min: -50, max: 50 })

describe('getViewingState', () => {
  it('is open from view_from up to but not including view_until', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: 1, max: 50 }), hours, (from, length, now) => {
        const viewing = { view_from: at(from), view_until: at(from + length), appeal_until: null }
        const state = now < from ? 'soon' : now < from + length ? 'open' : 'over'
        expect(getViewingState(viewing, at(now))).toBe(state)
        expect(getViewingState(viewing, start + now * hour)).toBe(state)
        expect(canAppeal(viewing, at(now))).toBe(false)
      }),
    )
  })
})

describe('canAppeal', () => {
  it('is true while the paper can be viewed and before the deadline', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: 1, max: 50 }), hours, hours, (from, length, deadline, now) => {
        const viewing = { view_from: at(from), view_until: at(from + length), appeal_until: at(deadline) }
        expect(canAppeal(viewing, at(now))).toBe(now >= from && now < from + length && now < deadline)
      }),
    )
  })
})

describe('canAppeal at the deadline', () => {
  it('is false from the deadline on', () => {
    const viewing = { view_from: at(0), view_until: at(10), appeal_until: at(5) }
    expect(canAppeal(viewing, start + 5 * hour - 1)).toBe(true)
    expect(canAppeal(viewing, start + 5 * hour)).toBe(false)
  })
})

describe('canGainPoints', () => {
  it('is true below the maximum, and while the question is not marked', () => {
    const points = fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)
    fc.assert(
      fc.property(points, points, (one, other) => {
        const [score, max] = [Math.min(one, other), Math.max(one, other)]
        expect(canGainPoints(score, max)).toBe(score !== max)
        expect(canGainPoints(max, score)).toBe(false)
        expect(canGainPoints(null, max)).toBe(true)
      }),
    )
  })
})

describe('isHigherScore', () => {
  const points = fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100)
  it('is true between the points so far and the maximum, which it may be', () => {
    fc.assert(
      fc.property(points, points, points, (given, score, max) => {
        expect(isHigherScore(given, score, max)).toBe(given > score && given <= max)
        expect(isHigherScore(given, null, max)).toBe(given > 0 && given <= max)
        // Only a student who can gain points can be given more.
        if (score <= max && isHigherScore(given, score, max)) expect(canGainPoints(score, max)).toBe(true)
      }),
    )
  })

  it('is false for what no points are', () => {
    for (const given of [Number.NaN, Number.POSITIVE_INFINITY, 1.005, -1])
      expect(isHigherScore(given, null, 10)).toBe(false)
  })
})
