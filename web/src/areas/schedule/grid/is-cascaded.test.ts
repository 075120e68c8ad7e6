import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCascaded } from './is-cascaded.ts'
import { layoutDay } from '#web/parts/week/week-layout.ts'

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const lecture = (time: string, time_end: string) => ({ day: 1, time, time_end })
const listCascaded = (...items: ReturnType<typeof lecture>[]) => {
  const places = layoutDay(items, 9)
  return places.map((place) => isCascaded(place, places))
}

it('draws a later block over an earlier one, and those that begin together side by side', () => {
  expect(listCascaded(lecture('10:00', '12:00'))).toEqual([false])
  expect(listCascaded(lecture('10:00', '12:00'), lecture('11:00', '12:50'))).toEqual([true, true])
  expect(listCascaded(lecture('10:00', '12:00'), lecture('10:20', '12:50'))).toEqual([false, false])
  expect(listCascaded(lecture('10:00', '12:00'), lecture('10:00', '12:00'))).toEqual([false, false])
  // The third would lie below the second.
  expect(
    listCascaded(lecture('10:00', '12:00'), lecture('11:00', '13:00'), lecture('12:00', '14:00')),
  ).toEqual([true, false, false])
  expect(
    listCascaded(lecture('10:00', '12:00'), lecture('10:40', '12:00'), lecture('11:20', '12:00')),
  ).toEqual([false, false, false])
})

it('never hides the beginning of a block', () => {
  const times = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 2, max: 12 }))
    .map(([start, length]) => lecture(toTime(540 + start * 10), toTime(540 + (start + length) * 10)))
  fc.assert(
    fc.property(fc.array(times, { maxLength: 6 }), (items) => {
      const places = layoutDay(items, 9)
      for (const under of places.filter((place) => place.lane === 0 && isCascaded(place, places)))
        for (const over of places.filter(({ lane }) => lane > 0))
          expect(over.top >= under.top + 30 || over.top + over.height <= under.top).toBe(true)
    }),
  )
})
