import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeWait } from './describe-wait.ts'

const lengths: Readonly<Record<string, number>> = { წამში: 1, წუთში: 60, საათში: 3600 }

describe('describeWait', () => {
  it('is never shorter than the wait, longer by less than one unit, and a small number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), (seconds) => {
        const [count, unit] = describeWait(seconds).ka.split(' ')
        const said = Number(count) * lengths[unit!]!
        expect(said).toBeGreaterThanOrEqual(seconds)
        expect(said - seconds).toBeLessThan(lengths[unit!]!)
        expect(Number(count)).toBeLessThanOrEqual(90)
      }),
    )
  })

  it.each([
    [1, '1 წამში', '1 second'],
    [60, '60 წამში', '60 seconds'],
    [900, '15 წუთში', '15 minutes'],
    [7200, '2 საათში', '2 hours'],
  ])('says %i seconds as %s', (seconds, ka, en) => {
    expect(describeWait(seconds)).toEqual({ ka, en })
  })
})
