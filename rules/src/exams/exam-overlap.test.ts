import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, toMinutes } from '../time/clock.ts'
import { findOverlappingExams, getExamEnd, getExamPhase } from './exam-overlap.ts'

describe('findOverlappingExams', () => {
  // spec 2.18.3
  it('lists the exams that have a minute in common with an exam, past midnight too', () => {
    const exam = fc.record({
      date: fc.constantFrom('2027-01-18', '2027-01-19'),
      start: fc.constantFrom('09:00', '10:30', '11:00', '12:00', '23:00'),
      duration: fc.constantFrom(60, 120),
    })
    // All times here are whole half hours.
    const listHalfHours = ({ date, start, duration }: { date: string; start: string; duration: number }) =>
      Array.from({ length: duration / 30 }, (_, half) =>
        Object.values(addMinutes(date, start, half * 30)).join(' '),
      )
    fc.assert(
      fc.property(fc.array(exam, { maxLength: 5 }), (found) => {
        const exams = found.map((each, nth) => ({ examScheduleID: nth + 1, ...each }))
        const overlaps = findOverlappingExams(exams)
        for (const one of exams) {
          const own = listHalfHours(one)
          const expected = exams.filter(
            (other) => other !== one && listHalfHours(other).some((half) => own.includes(half)),
          )
          if (expected.length === 0) expect(overlaps.has(one.examScheduleID)).toBe(false)
          expect(overlaps.get(one.examScheduleID) ?? []).toEqual(
            expected.map(({ examScheduleID }) => examScheduleID),
          )
        }
      }),
    )
  })
})

describe('getExamPhase', () => {
  const exam = { date: '2026-11-25', start: '10:00', duration: 120 }

  it.each([
    ['2026-11-24', '23:59', 'before'],
    ['2026-11-25', '09:59', 'before'],
    ['2026-11-25', '10:00', 'running'],
    ['2026-11-25', '11:59', 'running'],
    ['2026-11-25', '12:00', 'over'],
    ['2026-11-26', '00:00', 'over'],
  ])('%s %s: %s', (date, time, phase) => {
    expect(getExamPhase(exam, { date, minute: toMinutes(time) })).toBe(phase)
  })

  it('lasts past midnight', () => {
    const late = { ...exam, start: '23:00' }
    expect(getExamPhase(late, { date: '2026-11-26', minute: 59 })).toBe('running')
    expect(getExamPhase(late, { date: '2026-11-26', minute: 60 })).toBe('over')
  })
})

describe('getExamEnd', () => {
  it('gives the date and the time of the end', () => {
    expect(getExamEnd({ date: '2027-01-18', start: '10:30', duration: 120 })).toBe('2027-01-18 12:30')
    expect(getExamEnd({ date: '2027-01-31', start: '23:00', duration: 120 })).toBe('2027-02-01 01:00')
  })
})
