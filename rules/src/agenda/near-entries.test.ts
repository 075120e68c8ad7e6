import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listNear, nearMinutes } from './near-entries.ts'

const minuteOfDay = fc.nat(1439)
const entries = fc.array(
  fc.record({ from: minuteOfDay, length: fc.integer({ min: 1, max: 240 }) }).map(({ from, length }) => ({
    from,
    to: from + length,
  })),
)

describe('listNear', () => {
  it('has what runs and what begins within half an hour, in the given order, and nothing else', () => {
    fc.assert(
      fc.property(entries, minuteOfDay, (all, minute) => {
        const near = new Set(listNear(all, minute))
        for (const entry of all) {
          const isRunning = entry.from <= minute && minute < entry.to
          const isSoon = minute < entry.from && entry.from - minute <= nearMinutes
          expect(near.has(entry)).toBe(isRunning || isSoon)
        }
        expect([...near]).toEqual(all.filter((entry) => near.has(entry)))
      }),
    )
  })

  it('ends with the last minute', () => {
    const lecture = { from: 600, to: 650 }
    expect([569, 570, 649, 650].map((minute) => listNear([lecture], minute).length)).toEqual([0, 1, 1, 0])
  })
})
