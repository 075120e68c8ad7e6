import { describe, expect, it } from 'vitest'
import { createPace } from './pace.ts'

const setUp = (options: { readonly burst?: number; readonly maxWaitMs?: number } = {}) => {
  let at = 0
  const pace = createPace({ burst: 2, perSecond: 10, maxWaitMs: 1000, now: () => at, ...options })
  return { pace, pass: (ms: number) => (at += ms) }
}
const takeMany = (pace: ReturnType<typeof createPace>, key: string, count: number) =>
  Array.from({ length: count }, () => pace.take(key))

describe('createPace', () => {
  it('gives the burst at once, and then a turn per interval', () => {
    expect(takeMany(setUp().pace, 'a', 5)).toEqual([0, 0, 100, 200, 300])
  })

  it('peeks at the next turn without taking it', () => {
    const { pace } = setUp()
    takeMany(pace, 'a', 2)
    expect([pace.peek('a'), pace.peek('a'), pace.peek('b')]).toEqual([100, 100, 0])
  })

  it('does not delay another key', () => {
    const { pace } = setUp()
    takeMany(pace, 'a', 10)
    expect(pace.take('b')).toBe(0)
  })

  it('gives the burst again after a pause', () => {
    const { pace, pass } = setUp()
    takeMany(pace, 'a', 4)
    pass(400)
    expect(takeMany(pace, 'a', 3)).toEqual([0, 0, 100])
  })

  it('limits the wait, and does not delay later callers for it', () => {
    const { pace, pass } = setUp({ burst: 1 })
    expect(Math.max(...takeMany(pace, 'a', 5000))).toBe(1000)
    pass(1100)
    expect(pace.take('a')).toBe(0)
  })
})
