import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StepWindow } from './window.ts'
import { findOpenStep, getNextChange, getWindowState } from './window.ts'

const window = (step: number, starts_at: string, ends_at: string): StepWindow => ({
  step,
  starts_at,
  ends_at,
})
const noon = '2026-03-02T12:00:00+04:00'
const first = window(2, noon, '2026-03-05T18:00:00+04:00')
const second = window(2, '2026-03-09T12:00:00+04:00', '2026-03-10T18:00:00+04:00')

describe('getWindowState', () => {
  // spec 4.10.2
  it('opens at the very instant, whatever the offset, and is over at its end', () => {
    expect(getWindowState([first], 2, '2026-03-02T07:59:59.999Z')).toEqual({ state: 'soon', opensAt: noon })
    expect(getWindowState([first], 2, '2026-03-02T08:00:00Z')).toEqual({
      state: 'open',
      closesAt: first.ends_at,
    })
    expect(getWindowState([first], 2, Date.parse(noon))).toEqual({ state: 'open', closesAt: first.ends_at })
    expect(getWindowState([first], 2, first.ends_at)).toEqual({ state: 'over', nextOpensAt: null })
  })

  it('names the next opening of the same step', () => {
    const windows = [second, window(3, '2026-03-06T12:00:00+04:00', '2026-03-07T12:00:00+04:00'), first]
    expect(getWindowState(windows, 2, '2026-03-06T13:00:00+04:00')).toEqual({
      state: 'over',
      nextOpensAt: second.starts_at,
    })
    expect(getWindowState(windows, 2, '2026-03-01T00:00:00+04:00')).toEqual({ state: 'soon', opensAt: noon })
  })

  it('is unplanned, not over, while the step has no dates', () => {
    expect(getWindowState([], 2, noon)).toEqual({ state: 'unplanned' })
    expect(getWindowState([window(3, noon, first.ends_at)], 2, second.ends_at)).toEqual({
      state: 'unplanned',
    })
  })

  it('closes with the last of the windows that are open', () => {
    const longer = window(2, noon, '2026-03-06T18:00:00+04:00')
    expect(getWindowState([longer, first], 2, noon)).toEqual({ state: 'open', closesAt: longer.ends_at })
    expect(getWindowState([first, longer], 2, noon)).toEqual({ state: 'open', closesAt: longer.ends_at })
  })

  it('ignores a window that ends before it starts', () => {
    expect(getWindowState([window(2, second.starts_at, noon)], 2, noon)).toEqual({ state: 'unplanned' })
  })

  it('ignores a window that ends when it starts', () => {
    expect(getWindowState([window(2, noon, noon)], 2, '2026-03-01T00:00:00+04:00')).toEqual({
      state: 'unplanned',
    })
  })

  it('throws for what is no instant', () => {
    expect(() => getWindowState([first], 2, 'at noon')).toThrow(new RangeError('not an instant: at noon'))
    expect(() => getWindowState([first], 2, Number.NaN)).toThrow(RangeError)
    expect(() => getWindowState([window(2, '', '')], 2, noon)).toThrow(RangeError)
  })
})

const anyWindows = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.nat(20), fc.integer({ min: 1, max: 6 }))
    .map(([step, start, length]) =>
      window(step, new Date(start * 1000).toISOString(), new Date((start + length) * 1000).toISOString()),
    ),
  { maxLength: 5 },
)

describe('getWindowState and findOpenStep', () => {
  it('say open exactly inside a window, soon before all, unplanned without any, over otherwise', () => {
    fc.assert(
      fc.property(anyWindows, fc.nat(30), (windows, second) => {
        const now = second * 1000
        const own = windows
          .filter(({ step }) => step === 1)
          .map(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)] as const)
        const isOpen = own.some(([start, end]) => start <= now && now < end)
        const isSoon = !isOpen && own.length > 0 && own.every(([start]) => start > now)
        const result = getWindowState(windows, 1, now)
        const closed = own.length === 0 ? 'unplanned' : 'over'
        expect(result.state).toBe(isOpen ? 'open' : isSoon ? 'soon' : closed)
        const next = Math.min(...own.map(([start]) => start).filter((start) => start > now))
        if (result.state === 'soon') expect(Date.parse(result.opensAt)).toBe(next)
        if (result.state === 'over') {
          expect(result.nextOpensAt === null ? Infinity : Date.parse(result.nextOpensAt)).toBe(next)
        }
        if (!isOpen) expect(Date.parse(getNextChange(result) ?? '') || Infinity).toBe(next)
        expect(findOpenStep(windows, [1], now)).toBe(isOpen ? 1 : null)
      }),
      { numRuns: 500 },
    )
  })

  it('give the first open step in the order of the steps', () => {
    const windows = [window(1, noon, first.ends_at), first]
    expect(findOpenStep(windows, [3, 2, 1], noon)).toBe(2)
    expect(findOpenStep(windows, [1, 2], noon)).toBe(1)
    expect(findOpenStep(windows, [3], noon)).toBeNull()
    expect(findOpenStep(windows, [], noon)).toBeNull()
  })
})
