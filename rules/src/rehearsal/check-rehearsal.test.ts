import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRehearsal, findNextOpening, quietAfterMs, quietBeforeMs } from './check-rehearsal.ts'

const hour = 3_600_000
const moments = fc.array(
  fc.integer({ min: -100, max: 100 }).map((hours) => hours * hour),
  { maxLength: 6 },
)

describe('checkRehearsal', () => {
  it('never lets a rehearsal disturb an opening, and lets it run at any other time before one', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -100 * hour, max: 100 * hour }), (openings, at) => {
        const error = checkRehearsal(openings, at)
        const isNear = openings.some((opening) => opening - at < quietBeforeMs && at - opening < quietAfterMs)
        const isLast = openings.every((opening) => opening <= at)
        expect(error).toBe(isNear ? 'opening_near' : isLast ? 'no_opening' : null)
      }),
    )
  })

  it('is about the nearest opening that is still to come', () => {
    expect(checkRehearsal([], 0)).toBe('no_opening')
    expect(checkRehearsal([5 * hour], 0)).toBeNull()
    expect(checkRehearsal([0.5 * hour], 0)).toBe('opening_near')
    expect(checkRehearsal([-hour, 50 * hour], 0)).toBe('opening_near')
    expect(findNextOpening([9, 4, 7], 4)).toBe(7)
    expect(findNextOpening([9, 4, 7], 9)).toBeNull()
  })
})
