import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNextBlock, type BlockBox } from './find-next-block.ts'

const box = (column: number, hour: number, lane = 0, lanes = 1): BlockBox => {
  const width = 100 / lanes
  const left = column * 100 + lane * width
  return { left, right: left + width, top: hour * 60, bottom: hour * 60 + 50, day: column }
}

/** In a row above the hours, over this many columns. */
const date = (column: number, columns = 1, row = 0): BlockBox => ({
  left: column * 100,
  right: (column + columns) * 100,
  top: row * 30,
  bottom: row * 30 + 28,
  day: null,
})

const wednesday9 = box(2, 9)
const wednesday13 = box(2, 13)
const thursday10 = box(3, 10, 0, 2)
const thursday11 = box(3, 11, 1, 2)
const thursday16 = box(3, 16)
const friday16 = box(4, 16)
const period = date(0, 7)
const mondayDate = date(0, 1, 1)
const fridayDate = date(4, 1, 1)
const week = [
  wednesday9,
  wednesday13,
  thursday10,
  thursday11,
  thursday16,
  friday16,
  period,
  mondayDate,
  fridayDate,
]

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

describe('findNextBlock', () => {
  it.each([
    ['down the day', wednesday9, 'ArrowDown', wednesday13],
    ['up the day', wednesday13, 'ArrowUp', wednesday9],
    ['to the nearest hour of the next day', wednesday13, 'ArrowRight', thursday11],
    ['past what stands beside it to the next day', thursday10, 'ArrowRight', friday16],
    ['between two beside each other', thursday10, 'ArrowDown', thursday11],
    ['back to the nearest hour', friday16, 'ArrowLeft', thursday16],
    ['back from two beside each other', thursday11, 'ArrowLeft', wednesday9],
    ['from the first of the day to the date above it', friday16, 'ArrowUp', fridayDate],
    ['from the first of a day without a date to the bar above it', wednesday9, 'ArrowUp', period],
    ['from a date into the day below it', fridayDate, 'ArrowDown', friday16],
    ['from a date without a day to the nearest day', mondayDate, 'ArrowDown', wednesday9],
    ['from a bar to the date below it', period, 'ArrowDown', mondayDate],
    ['from a date to the bar above it', fridayDate, 'ArrowUp', period],
    ['along the dates', mondayDate, 'ArrowRight', fridayDate],
    ['back along the dates', fridayDate, 'ArrowLeft', mondayDate],
    ['to the first of the week', fridayDate, 'Home', wednesday9],
    ['to the last of the week', wednesday9, 'End', friday16],
    ['nowhere at the edge of the week', friday16, 'ArrowRight', undefined],
    ['nowhere below the last of the day', wednesday13, 'ArrowDown', undefined],
    ['nowhere by another key', wednesday9, 'Enter', undefined],
  ])('leads %s', (_, from, key, to) => {
    expect(findNextBlock(week, from, key)).toBe(to)
  })

  it('leads over a free day', () => {
    const monday = box(0, 13)
    expect(findNextBlock([monday, wednesday9, wednesday13], monday, 'ArrowRight')).toBe(wednesday13)
  })

  it('leads to the next day that has anything, also when a later one begins at the same hour', () => {
    const friday9 = box(4, 9)
    expect(findNextBlock([wednesday9, thursday16, friday9], wednesday9, 'ArrowRight')).toBe(thursday16)
    expect(findNextBlock([wednesday9, thursday16, friday9], friday9, 'ArrowLeft')).toBe(thursday16)
  })

  it('visits every block of a day, also those of the same hour, by one key, and back by the other', () => {
    const lanes = fc.uniqueArray(fc.tuple(fc.integer({ min: 9, max: 12 }), fc.nat(2)), {
      minLength: 1,
      selector: String,
    })
    fc.assert(
      fc.property(lanes, (all) => {
        const day = all.map(([hour, lane]) => box(2, hour, lane, 3))
        const boxes = [box(0, 9), ...day, box(4, 10)]
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

  const places = fc.uniqueArray(fc.tuple(fc.nat(6), fc.integer({ min: 9, max: 20 })), { selector: String })
  const dates = fc.uniqueArray(fc.nat(6))

  it('leaves the hours only upwards, from the first of a day', () => {
    fc.assert(
      fc.property(places, dates, (all, columns) => {
        const blocks = all.map(([column, hour]) => box(column, hour))
        const boxes = [...blocks, ...columns.map((column) => date(column))]
        for (const from of blocks)
          for (const key of keys) {
            if (findNextBlock(boxes, from, key)?.day !== null) continue
            expect(key).toBe('ArrowUp')
            expect(blocks.filter(({ day, top }) => day === from.day && top < from.top)).toEqual([])
          }
      }),
    )
  })

  it('reaches every block from every other', () => {
    fc.assert(
      fc.property(places, dates, fc.boolean(), (all, columns, hasBar) => {
        const boxes = [
          ...all.map(([column, hour]) => box(column, hour)),
          ...columns.map((column) => date(column, 1, 1)),
          ...(hasBar ? [date(0, 7)] : []),
        ]
        for (const start of boxes) {
          const reached = new Set([start])
          for (const from of reached)
            for (const key of keys) {
              const next = findNextBlock(boxes, from, key)
              if (next) reached.add(next)
            }
          expect(reached.size).toBe(boxes.length)
        }
      }),
    )
  })
})
