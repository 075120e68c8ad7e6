import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDropIndex, listShifts, moveItem, type Span } from './find-drop-index.ts'

const gap = 8
const toSpans = (heights: readonly number[]): Span[] =>
  heights.map((height, index) => ({
    top: heights.slice(0, index).reduce((sum, each) => sum + each + gap, 0),
    height,
  }))
const list = fc
  .array(fc.integer({ min: 44, max: 200 }), { minLength: 1, maxLength: 20 })
  .map(toSpans)
  .chain((spans) => fc.tuple(fc.constant(spans), fc.nat(spans.length - 1)))

describe('findDropIndex', () => {
  it('leaves an item that is not moved where it is', () => {
    fc.assert(fc.property(list, ([spans, from]) => findDropIndex(spans, from, 0) === from))
  })

  it('grows with the distance, from the first position to the last', () => {
    fc.assert(
      fc.property(
        list,
        fc.integer({ min: -5000, max: 5000 }),
        fc.nat(500),
        ([spans, from], distance, more) => {
          expect(findDropIndex(spans, from, distance)).toBeLessThanOrEqual(
            findDropIndex(spans, from, distance + more),
          )
          expect(findDropIndex(spans, from, -10_000)).toBe(0)
          expect(findDropIndex(spans, from, 10_000)).toBe(spans.length - 1)
        },
      ),
    )
  })

  it('changes places at the middle of the next item', () => {
    const spans = toSpans([72, 72, 72])
    expect(findDropIndex(spans, 0, gap + 36)).toBe(0)
    expect(findDropIndex(spans, 0, gap + 37)).toBe(1)
    expect(findDropIndex(spans, 2, -gap - 36)).toBe(2)
    expect(findDropIndex(spans, 2, -gap - 37)).toBe(1)
  })
})

describe('listShifts', () => {
  it('puts the others where they stand after the drop', () => {
    fc.assert(
      fc.property(
        list.chain(([spans, from]) =>
          fc.tuple(fc.constant(spans), fc.constant(from), fc.nat(spans.length - 1)),
        ),
        ([spans, from, to]) => {
          const shifts = listShifts(spans, from, to)
          const after = toSpans(moveItem(spans, from, to).map(({ height }) => height))
          const indexes = moveItem([...spans.keys()], from, to)
          for (const [position, index] of indexes.entries()) {
            if (index === from) continue
            expect(spans[index]!.top + shifts[index]!).toBe(after[position]!.top)
          }
        },
      ),
    )
  })
})

describe('moveItem', () => {
  it('moves one item and keeps the order of the others', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
    expect(moveItem(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  })
})
