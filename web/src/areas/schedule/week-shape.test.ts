import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#rules/time/clock.ts'
import { getWeekShape } from './week-shape.ts'

const monday = '2026-09-14'
const entry = (day: number, time: string, time_end: string) => ({
  date: addDays(monday, day - 1),
  time,
  time_end,
})
const week = (timed: ReturnType<typeof entry>[] = [], markDays: number[] = []) => ({
  timed,
  marks: markDays.map((day) => ({ date: addDays(monday, day - 1) })),
})

it('has Saturday always, and Sunday only with something on one', () => {
  expect(getWeekShape([week()], week()).weekdays).toEqual([1, 2, 3, 4, 5, 6])
  expect(getWeekShape([week(), week([], [7])], week()).weekdays).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(getWeekShape([week([entry(7, '10:00', '11:00')])], week()).weekdays).toContain(7)
})

it('leaves out the width of a Saturday or a Sunday with nothing to attend', () => {
  expect(getWeekShape([week([], [6, 7])], week()).slimWeekdays).toEqual([6, 7])
  expect(getWeekShape([week([entry(6, '10:00', '11:00')], [7])], week()).slimWeekdays).toEqual([7])
})

it('has the hours of the whole semester, but until midnight only in the week that needs it', () => {
  const night = week([entry(3, '20:00', '24:00')])
  const weeks = [week([entry(1, '08:30', '10:00')]), week([entry(2, '17:00', '18:50')]), night]
  expect(getWeekShape(weeks, week())).toMatchObject({ from: 8, to: 19 })
  expect(getWeekShape(weeks, night)).toMatchObject({ from: 8, to: 24 })
})

it('is the same in every week of a semester, and has space for all that each of them shows', () => {
  const time = fc.integer({ min: 8, max: 20 })
  const timed = fc
    .tuple(fc.integer({ min: 1, max: 7 }), time)
    .map(([day, hour]) =>
      entry(day, `${String(hour).padStart(2, '0')}:00`, `${String(hour + 1).padStart(2, '0')}:50`),
    )
  const weeks = fc.array(
    fc.tuple(fc.array(timed, { maxLength: 5 }), fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 2 })),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(weeks, (all) => {
      const semester = all.map(([lectures, days]) => week(lectures, days))
      const [first, ...others] = semester.map((each) => getWeekShape(semester, each))
      for (const other of others) expect(other).toEqual(first)
      for (const { timed: own, marks } of semester)
        for (const { date } of [...own, ...marks])
          expect(first!.weekdays).toContain(1 + (((Date.parse(date) - Date.parse(monday)) / 86_400_000) % 7))
    }),
  )
})
