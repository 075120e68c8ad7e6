import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeekTime } from './week-layout.ts'
import { placeDay, weekSpan } from './week-layout.ts'

const at = (day: number, time: string, time_end: string): WeekTime => ({ day, time, time_end })

test('a week without anything is Monday to Friday in the ordinary hours', () => {
  expect(weekSpan([])).toEqual({ days: [1, 2, 3, 4, 5], from: 10, to: 17 })
})

test('Saturday and Sunday stand there only when something is there', () => {
  expect(weekSpan([at(6, '10:00', '11:00')]).days).toEqual([1, 2, 3, 4, 5, 6])
  expect(weekSpan([at(7, '10:00', '11:00')]).days).toEqual([1, 2, 3, 4, 5, 7])
})

test('the hours grow to whole hours around what is there', () => {
  expect(weekSpan([at(1, '08:30', '20:10')])).toMatchObject({ from: 8, to: 21 })
})

test('what overlaps stands side by side; what only touches does not', () => {
  const places = placeDay([at(1, '11:00', '12:00'), at(1, '09:00', '11:00'), at(1, '10:30', '11:30')], 9)
  expect(places.map(({ item, top, lane, lanes }) => [item.time, top, lane, lanes])).toEqual([
    ['09:00', 0, 0, 2],
    ['10:30', 90, 1, 2],
    ['11:00', 120, 0, 2],
  ])
  expect(placeDay([at(1, '09:00', '10:00'), at(1, '10:00', '11:00')], 9).map((place) => place.lanes)).toEqual(
    [1, 1],
  )
})

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

test('no two blocks of a day ever lie on one another', () => {
  const block = fc
    .tuple(fc.integer({ min: 480, max: 1300 }), fc.integer({ min: 10, max: 130 }))
    .map(([start, length]) => at(1, clock(start), clock(start + length)))
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const places = placeDay(blocks, 8)
      expect(places).toHaveLength(blocks.length)
      for (const [index, one] of places.entries()) {
        expect(one.lane).toBeLessThan(one.lanes)
        for (const other of places.slice(index + 1)) {
          const overlap = one.top < other.top + other.height && other.top < one.top + one.height
          if (overlap) expect(one.lane === other.lane || one.lanes !== other.lanes).toBe(false)
        }
      }
    }),
  )
})
