import { afterEach, describe, expect, it, vi } from 'vitest'
import { findArrival } from './find-arrival.ts'

/** The clock of the browser and of the page now, in ms. */
const [clock, page] = [1_000_000, 20_000]
const setReplies = (...startedAt: number[]) => {
  vi.stubGlobal('location', { href: 'https://portal.example/registration' })
  vi.stubGlobal('performance', {
    now: () => page,
    getEntriesByName: (address: string) =>
      address === 'https://portal.example/api/steps'
        ? startedAt.map((responseStart) => ({ responseStart }))
        : [],
  })
  vi.spyOn(Date, 'now').mockReturnValue(clock)
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('findArrival', () => {
  it('takes the time at which an early reply came, not that at which it was read', () => {
    setReplies(17_000)
    expect(findArrival('/api/steps', clock - 500)).toBe(clock - 3000)
  })

  it('takes the last reply before the data, not one that has come since', () => {
    setReplies(1000, 12_000, 19_000)
    expect(findArrival('/api/steps', clock - 5000)).toBe(clock - 8000)
  })

  it('takes the time of reading where nothing is known, or it is too long ago', () => {
    setReplies()
    expect(findArrival('/api/steps', clock)).toBe(clock)
    setReplies(0, 1000)
    expect(findArrival('/api/steps', clock)).toBe(clock)
    expect(findArrival('/api/other', clock)).toBe(clock)
  })
})
