import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCurrentExam, type OwnExam } from './current-exam.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()

const minute = fc.integer({ min: -300, max: 300 })
const length = fc.integer({ min: 1, max: 200 })
const span = fc.tuple(minute, length).map(([from, minutes]) => [from, from + minutes] as const)

interface Times {
  readonly time: readonly [starts: number, ends: number]
  readonly files?: readonly [from: number, until: number] | null
}
const exam = ({ time, files = null }: Times, rest: Partial<OwnExam> = {}): OwnExam => ({
  examScheduleID: 1,
  startsAt: at(time[0]),
  endsAt: at(time[1]),
  files: files && { from: at(files[0]), until: at(files[1]) },
  isAdditional: false,
  markStatusID: null,
  ...rest,
})
const someTimes = fc.record({ time: span, files: fc.option(span) })
const someExam = fc
  .tuple(someTimes, fc.boolean(), fc.constantFrom(null, 1, 3, 4, 5, 7))
  .map(([times, isAdditional, markStatusID]) => exam(times, { isAdditional, markStatusID }))
const someExams = fc
  .array(someExam, { maxLength: 4 })
  .map((exams) => exams.map((each, index) => ({ ...each, examScheduleID: index + 1 })))

// spec 2.18.5
describe('findCurrentExam', () => {
  it('gives an exam in a room from its first minute to its last', () => {
    fc.assert(
      fc.property(span, minute, (time, now) => {
        const isRunning = time[0] <= now && now < time[1]
        expect(findCurrentExam([exam({ time })], at(now))).toBe(isRunning ? 1 : null)
      }),
    )
  })

  it('gives a distance exam whenever its files are accepted, and never after their deadline', () => {
    fc.assert(
      fc.property(span, span, minute, (time, files, now) => {
        const current = findCurrentExam([exam({ time, files })], at(now))
        if (files[0] <= now && now < files[1]) expect(current).toBe(1)
        if (now >= files[1]) expect(current).toBeNull()
        if (now < files[0] && now < time[0]) expect(current).toBeNull()
      }),
    )
  })

  it('gives a distance exam from its start, also if its files are accepted later', () => {
    const late = exam({ time: [0, 120], files: [60, 150] })
    const current = (now: number) => findCurrentExam([late], at(now))
    expect([-1, 0, 59, 60, 120, 149, 150].map(current)).toEqual([null, 1, 1, 1, 1, 1, null])
  })

  it('gives none between the day of an exam and another day for its files', () => {
    const again = exam({ time: [0, 120], files: [600, 720] })
    const current = (now: number) => findCurrentExam([again], at(now))
    expect([119, 120, 599, 600, 719, 720].map(current)).toEqual([1, null, null, 1, 1, null])
  })

  it('gives an additional exam only to students who may still need it, and no exam to those who are not admitted', () => {
    const statuses = [null, 1, 3, 4, 5, 7]
    const taken = (isAdditional: boolean) =>
      statuses.filter(
        (markStatusID) =>
          findCurrentExam([exam({ time: [0, 120] }, { isAdditional, markStatusID })], at(0)) !== null,
      )
    expect(taken(true)).toEqual([null, 4])
    expect(taken(false)).toEqual([null, 1, 3, 4, 7])
  })

  it('gives of several running ones the one that ends first, then the one with the lowest number', () => {
    const long = exam({ time: [0, 120], files: [0, 3000] }, { examScheduleID: 1 })
    const short = exam({ time: [30, 90] }, { examScheduleID: 2 })
    const same = exam({ time: [40, 90] }, { examScheduleID: 3 })
    expect(findCurrentExam([same, long, short], at(50))).toBe(2)
    expect(findCurrentExam([same, long, short], at(90))).toBe(1)
  })

  it('gives one of the exams, in whatever order they come, and one if any of them is running alone', () => {
    fc.assert(
      fc.property(someExams, minute, (exams, now) => {
        const current = findCurrentExam(exams, at(now))
        expect(findCurrentExam(exams.toReversed(), at(now))).toBe(current)
        const running = exams.filter((each) => findCurrentExam([each], at(now)) !== null)
        if (running.length === 0) expect(current).toBeNull()
        else expect(running.map(({ examScheduleID }) => examScheduleID)).toContain(current)
      }),
    )
  })
})
