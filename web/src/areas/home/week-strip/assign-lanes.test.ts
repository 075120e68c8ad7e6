import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignLanes } from './assign-lanes.ts'

const day = fc
  .array(fc.record({ from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 8,
  })
  .map((all) =>
    all.map(({ from, length }) => ({ from, to: from + length })).toSorted((a, b) => a.from - b.from),
  )

describe('assignLanes', () => {
  it('draws nothing over what takes place at the same time', () => {
    fc.assert(
      fc.property(day, (entries) => {
        const boxes = assignLanes(entries).map(({ lane, lanes }, index) => ({
          ...entries[index]!,
          left: lane / lanes,
          right: (lane + 1) / lanes,
        }))
        for (const [index, one] of boxes.entries()) {
          expect(one.right).toBeLessThanOrEqual(1)
          for (const other of boxes.slice(index + 1))
            if (one.from < other.to && other.from < one.to)
              expect(one.right <= other.left + 1e-9 || other.right <= one.left + 1e-9).toBe(true)
        }
      }),
    )
  })

  it('shares the width among no more than meet at once', () => {
    expect(
      assignLanes([
        { from: 1020, to: 1070 },
        { from: 1050, to: 1170 },
        { from: 1080, to: 1190 },
        { from: 1200, to: 1250 },
      ]),
    ).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 2 },
      { lane: 0, lanes: 1 },
    ])
  })
})
