import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNextBlock, type BlockBox } from './find-next-block.ts'

const box = (column: number, hour: number, lane = 0, lanes = 1): BlockBox => {
  const width = 100 / lanes
  const left = column * 100 + lane * width
  return { left, right: left + width, top: hour * 60, bottom: hour * 60 + 50, day: column }
}

const monday9 = box(0, 9)
const monday13 = box(0, 13)
const wednesday9 = box(2, 9)
const thursday10 = box(3, 10, 0, 2)
const thursday11 = box(3, 11, 1, 2)
const week = [monday9, monday13, wednesday9, thursday10, thursday11]

describe('findNextBlock', () => {
  it.each([
    ['down the day', monday9, 'ArrowDown', monday13],
    ['up the day', monday13, 'ArrowUp', monday9],
    ['over a free day to the nearest hour', monday13, 'ArrowRight', wednesday9],
    ['to the first of two beside each other', wednesday9, 'ArrowRight', thursday10],
    ['between two beside each other', thursday10, 'ArrowRight', thursday11],
    ['back', thursday10, 'ArrowLeft', wednesday9],
    ['to the first of the week', thursday11, 'Home', monday9],
    ['to the last of the week', monday13, 'End', thursday11],
    ['nowhere at the edge', monday9, 'ArrowLeft', undefined],
    ['nowhere by another key', monday9, 'Enter', undefined],
  ])('leads %s', (_, from, key, to) => {
    expect(findNextBlock(week, from, key)).toBe(to)
  })

  it('visits every block of a day, also those of the same hour, by one key, and back by the other', () => {
    const lanes = fc.uniqueArray(fc.tuple(fc.integer({ min: 9, max: 12 }), fc.nat(2)), {
      minLength: 1,
      selector: String,
    })
    fc.assert(
      fc.property(lanes, (all) => {
        const day = all.map(([hour, lane]) => box(2, hour, lane, 3))
        const boxes = [monday9, ...day, box(4, 10)]
        const walk = (from: BlockBox, key: string): BlockBox[] => {
          const next = findNextBlock(boxes, from, key)
          return next === undefined ? [from] : [from, ...walk(next, key)]
        }
        const down = walk(day.toSorted((a, b) => a.top - b.top || a.left - b.left)[0]!, 'ArrowDown')
        expect(new Set(down)).toEqual(new Set(day))
        expect(walk(down.at(-1)!, 'ArrowUp')).toEqual(down.toReversed())
      }),
    )
  })

  it('leads from what stands above the hours into the day below it, and back', () => {
    const above = { ...box(0, 0), day: null }
    expect(findNextBlock([above, ...week], above, 'ArrowDown')).toBe(monday9)
    expect(findNextBlock([above, ...week], monday9, 'ArrowUp')).toBe(above)
    expect(findNextBlock([above, ...week], monday13, 'Home')).toBe(monday9)
  })

  it('reaches every block from every other', () => {
    const places = fc.uniqueArray(fc.tuple(fc.nat(6), fc.integer({ min: 9, max: 20 })), {
      minLength: 1,
      selector: String,
    })
    fc.assert(
      fc.property(places, (all) => {
        const boxes = all.map(([column, hour]) => box(column, hour))
        const reached = new Set([boxes[0]!])
        for (const from of reached)
          for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
            const next = findNextBlock(boxes, from, key)
            if (next) reached.add(next)
          }
        expect(reached.size).toBe(boxes.length)
      }),
    )
  })
})
