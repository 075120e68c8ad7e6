import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMinutes } from '../time/clock.ts'
import { findOverlappingExams } from './exam-overlap.ts'

// spec 2.18.3
it('two exams overlap when a minute belongs to both, past midnight too', () => {
  const exam = fc.record({
    date: fc.constantFrom('2027-01-18', '2027-01-19'),
    start: fc.constantFrom('09:00', '10:30', '11:00', '12:00', '23:00'),
    duration: fc.constantFrom(60, 120),
  })
  // All times here are whole half hours.
  const halvesOf = ({ date, start, duration }: { date: string; start: string; duration: number }) =>
    Array.from({ length: duration / 30 }, (_, half) =>
      Object.values(addMinutes(date, start, half * 30)).join(' '),
    )
  fc.assert(
    fc.property(fc.array(exam, { maxLength: 5 }), (found) => {
      const exams = found.map((each, nth) => ({ examScheduleID: nth + 1, ...each }))
      const told = findOverlappingExams(exams)
      for (const one of exams) {
        const mine = halvesOf(one)
        const met = exams.filter(
          (other) => other !== one && halvesOf(other).some((half) => mine.includes(half)),
        )
        expect(told.get(one.examScheduleID) ?? []).toEqual(met.map(({ examScheduleID }) => examScheduleID))
      }
    }),
  )
})
