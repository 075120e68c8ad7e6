import { describe, expect, it } from 'vitest'
import { simulateStorm } from './test-simulate-storm.ts'
import { createWaitingRoom, toUsualCapacity } from './waiting-room.ts'

/** A fifth of the students at a fifth of the speed: rounds last as long, and the test runs five times faster. */
const part = 5
const costs = { firstRead: 0.4, read: 0.25, write: 0.45, refusal: 0.15 }
/** Subjects per student, as on real days: a few students one or two, most five to eight, some twelve. */
const usual = [6, 7, 5, 8, 1, 6, 3, 7, 9, 5, 2, 6, 8, 4, 12, 7, 6, 5, 1, 7]

const play = (students: number, pattern: readonly number[], slowness = 1) =>
  simulateStorm({
    requests: Array.from({ length: students / part }, (_, nth) => pattern[nth % pattern.length]!),
    costs: Object.fromEntries(
      Object.entries(costs).map(([name, cost]) => [name, cost * part * slowness]),
    ) as typeof costs,
    createRoom: (now) =>
      createWaitingRoom({
        now,
        maxRunning: Math.round(96 / part),
        toCapacity: (sessions) => toUsualCapacity(sessions * part) / part,
      }),
  })

describe('a registration day in virtual time', () => {
  // The limits are just above what the room reaches, so that losing any part of it fails.
  it.each([
    [1500, 1.38],
    [3000, 1.37],
    [5000, 1.37],
    [8000, 1.55],
    [13_500, 1.65],
  ])(
    'of %i students has a longest mean wait under %f times the median, and a bounded number of open connections',
    async (students, limit) => {
      const { worstToMedian, mostHeld, refused } = await play(students, usual)
      expect(worstToMedian).toBeLessThan(limit)
      expect(mostHeld).toBeLessThan(7500 / part)
      // Nobody is refused while all fit.
      if (students <= 5000) expect(refused).toBe(0)
    },
  )

  it.each([
    ['everybody requests as much', [6]],
    ['most request one subject', [1, 1, 1, 1, 12]],
    ['few request many', [2, 3, 2, 3, 2, 3, 2, 3, 2, 30]],
  ] as const)('stays fair when %s', async (_, pattern) => {
    expect((await play(3000, pattern)).worstToMedian).toBeLessThan(1.7)
  })

  it('stays fair on a machine four times as slow', async () => {
    expect((await play(8000, usual, 4)).worstToMedian).toBeLessThan(1.6)
  })
})
