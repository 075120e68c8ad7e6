import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeekTime } from './week-layout.ts'
import { layoutDay, getWeekSpan } from './week-layout.ts'

const at = (day: number, time: string, time_end: string): WeekTime => ({ day, time, time_end })

test('an empty week is Monday to Friday in the default hours', () => {
  expect(getWeekSpan([])).toEqual({ days: [1, 2, 3, 4, 5], from: 10, to: 17 })
})

test('Saturday and Sunday are shown only with items', () => {
  expect(getWeekSpan([at(6, '10:00', '11:00')]).days).toEqual([1, 2, 3, 4, 5, 6])
  expect(getWeekSpan([at(7, '10:00', '11:00')]).days).toEqual([1, 2, 3, 4, 5, 7])
})

test('the hours extend to whole hours around the items', () => {
  expect(getWeekSpan([at(1, '08:30', '20:10')])).toMatchObject({ from: 8, to: 21 })
})

test('overlapping items stand side by side, touching ones do not', () => {
  const places = layoutDay([at(1, '11:00', '12:00'), at(1, '09:00', '11:00'), at(1, '10:30', '11:30')], 9)
  expect(places.map(({ item, top, lane, lanes }) => [item.time, top, lane, lanes])).toEqual([
    ['09:00', 0, 0, 2],
    ['10:30', 90, 1, 2],
    ['11:00', 120, 0, 2],
  ])
  expect(
    layoutDay([at(1, '09:00', '10:00'), at(1, '10:00', '11:00')], 9).map((place) => place.lanes),
  ).toEqual([1, 1])
})

test('what is first stands on the left, also when it begins later', () => {
  const exam = at(1, '11:00', '13:00')
  const items = [at(1, '10:00', '12:00'), exam, at(1, '12:30', '14:00')]
  const places = layoutDay(items, 9, (item) => item === exam)
  expect(places.map(({ item, lane, lanes }) => [item.time, lane, lanes])).toEqual([
    ['10:00', 1, 2],
    ['11:00', 0, 2],
    ['12:30', 1, 2],
  ])
})

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

test('no two items of a day cover each other', () => {
  const block = fc
    .tuple(fc.integer({ min: 480, max: 1300 }), fc.integer({ min: 10, max: 130 }))
    .map(([start, length]) => at(1, clock(start), clock(start + length)))
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), fc.nat(12), (blocks, count) => {
      const places = layoutDay(blocks, 8, (item) => blocks.indexOf(item) < count)
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
