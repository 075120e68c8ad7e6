import { describe, expect, it } from 'vitest'
import type { Step } from './registration-window.ts'
import { windowNow } from './registration-window.ts'

const step = (number: number, ...windows: [string, string][]): Step => ({
  module_kinds: number === 2 ? ['compulsory', 'elective'] : ['compulsory', 'elective', 'free', 'minor'],
  step: number,
  allows_cancel: true,
  name: '',
  nameeng: '',
  guide: '',
  guideeng: '',
  windows: windows.map(([starts_at, ends_at]) => ({ starts_at, ends_at })),
})

const at = (time: string) => Date.parse(time)
const first = step(2, ['2026-09-01T08:00:00Z', '2026-09-03T08:00:00Z'])
const second = step(3, ['2026-09-05T08:00:00Z', '2026-09-06T08:00:00Z'])

describe('windowNow', () => {
  it('does not count pre-registration', () => {
    const pre = step(1, ['2026-08-01T08:00:00Z', '2026-12-01T08:00:00Z'])
    expect(windowNow([pre], at('2026-09-01T12:00:00Z')).state).toBe('unplanned')
    expect(windowNow([pre, first], at('2026-09-05T08:00:00Z')).state).toBe('over')
  })

  it('is open inside a window, until its end', () => {
    expect(windowNow([first, second], at('2026-09-01T08:00:00Z'))).toMatchObject({
      state: 'open',
      closesAt: '2026-09-03T08:00:00Z',
    })
  })

  it('names the nearest opening between windows', () => {
    expect(windowNow([second, first], at('2026-08-30T08:00:00Z'))).toMatchObject({
      state: 'soon',
      opensAt: '2026-09-01T08:00:00Z',
    })
    expect(windowNow([first, second], at('2026-09-03T08:00:00Z'))).toMatchObject({
      state: 'soon',
      opensAt: '2026-09-05T08:00:00Z',
    })
  })

  it('is over after the last window, and unplanned while no step has dates', () => {
    const now = at('2026-09-06T08:00:00Z')
    expect(windowNow([first, second], now)).toEqual({ state: 'over' })
    expect(windowNow([first, step(3)], now)).toEqual({ state: 'over' })
    expect(windowNow([step(2), step(3)], now)).toEqual({ state: 'unplanned' })
    expect(windowNow([first, step(3)], now, 'free')).toEqual({ state: 'unplanned' })
  })

  it('has its own window for a kind that is chosen in a later step', () => {
    const during = at('2026-09-01T12:00:00Z')
    expect(windowNow([first, second], during, 'elective').state).toBe('open')
    expect(windowNow([first, second], during, 'free')).toMatchObject({
      state: 'soon',
      opensAt: '2026-09-05T08:00:00Z',
    })
  })
})
