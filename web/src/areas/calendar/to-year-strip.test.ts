import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#rules/time/clock.ts'
import { toYearStrip } from './to-year-strip.ts'
import type { CalendarEvent } from './year-parts.ts'

const kinds = ['term', 'registration', 'exams', 'payment', 'holiday', 'deadline'] as const
const makeEvent = (
  kind: CalendarEvent['kind'],
  start_date: string,
  end_date: string,
  id = 1,
): CalendarEvent => ({
  id,
  kind,
  name: '',
  nameeng: '',
  start_date,
  end_date,
  semester: '',
  semestereng: '',
})
const days = fc.nat(364)
const year = fc.array(
  fc
    .record({ kind: fc.constantFrom(...kinds), from: days, length: fc.nat(120) })
    .map(({ kind, from, length }, id) =>
      makeEvent(kind, addDays('2026-09-01', from), addDays('2026-09-01', Math.min(364, from + length)), id),
    ),
  { minLength: 1, maxLength: 30 },
)

it('begins in September, or in the month of an earlier first event', () => {
  const toFirst = (date: string) => toYearStrip([makeEvent('term', date, date)], date)[0]!.months[0]
  expect(toFirst('2026-10-05')).toBe('2026-09')
  expect(toFirst('2026-09-14')).toBe('2026-09')
  expect(toFirst('2026-08-25')).toBe('2026-08')
})

it('places a phase of both halves in each of them, and today in one', () => {
  const [first, second] = toYearStrip([makeEvent('term', '2026-09-01', '2027-03-31')], '2026-12-01')
  expect(first!.lanes[0]).toMatchObject([{ left: 0, width: 100 }])
  expect(second!.lanes[0]![0]!.left).toBe(0)
  expect(second!.lanes[0]![0]!.width).toBeCloseTo(100 / 6)
  expect(first!.today).toBe(50)
  expect(second!.today).toBeNull()
})

it('draws every phase and date inside, each as wide as it is long', () => {
  fc.assert(
    fc.property(year, days, (events, now) => {
      const first = events.reduce((min, { start_date }) => (start_date < min ? start_date : min), '9999')
      fc.pre(first < '2026-12-31')
      const halves = toYearStrip(
        [...events, makeEvent('holiday', '2026-09-01', '2026-09-01', -1)],
        addDays('2026-09-01', now),
      )
      expect(halves.flatMap(({ months }) => months)).toHaveLength(12)
      expect(halves.filter(({ today }) => today !== null)).toHaveLength(1)
      for (const event of events) {
        const bars = halves.flatMap(({ lanes, dates, holidays }) =>
          [...lanes.flat(), ...dates, ...holidays].filter((each) => each.event === event),
        )
        const isPhase =
          ['term', 'registration', 'exams'].includes(event.kind) && event.start_date !== event.end_date
        const isDate = ['deadline', 'payment', 'holiday'].includes(event.kind)
        expect(bars.length > 0).toBe(isPhase || isDate)
        for (const { left, width } of bars) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(width).toBeGreaterThan(0)
          expect(left + width).toBeLessThanOrEqual(100 + 1e-9)
        }
      }
    }),
  )
})
