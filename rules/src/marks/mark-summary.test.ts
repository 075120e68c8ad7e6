import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { selectCountedMarks, calculateGpa, type GpaVariant } from './gpa.ts'
import { listSemesterGpas, summarizeMarks, type FinalMark } from './mark-summary.ts'

const mark = fc.record({
  subjectID: fc.integer({ min: 1, max: 6 }),
  score: fc.nat(100),
  credits: fc.integer({ min: 1, max: 12 }),
  statusID: fc.constantFrom(1, 3, 4, 5, 7),
})
const history = fc.array(fc.array(mark, { maxLength: 5 }), { maxLength: 6 })
const variants: fc.Arbitrary<GpaVariant> = fc.constantFrom('every', 'last')

it('counts every mark, or of a repeated subject the last', () => {
  const of = (subjectID: number, score: number): FinalMark => ({ subjectID, score, credits: 5, statusID: 1 })
  const marks = [of(1, 40), of(2, 90), of(1, 80)]
  expect(selectCountedMarks(marks, 'every')).toEqual(marks)
  expect(selectCountedMarks(marks, 'last')).toEqual([of(2, 90), of(1, 80)])
  expect(summarizeMarks(marks, 'every').gpa).toBe(70)
  expect(summarizeMarks(marks, 'last').gpa).toBe(85)
})

it('keeps one mark of each subject, the newest, where only the last counts', () => {
  fc.assert(
    fc.property(fc.array(mark), (marks) => {
      const last = new Map(marks.map((each) => [each.subjectID, each]))
      expect(new Set(selectCountedMarks(marks, 'last'))).toEqual(new Set(last.values()))
    }),
  )
})

it('ends its course at the average of all, and gives each semester its own', () => {
  fc.assert(
    fc.property(history, variants, (semesters, variant) => {
      const course = listSemesterGpas(semesters, variant)
      const whole = summarizeMarks(semesters.flat(), variant)
      expect(course.at(-1)?.gpaSoFar ?? null).toBe(whole.gpa)
      for (const [nth, marks] of semesters.entries()) {
        expect(course[nth]!.gpa).toBe(calculateGpa(marks))
        // What comes later changes nothing of what was.
        expect(listSemesterGpas(semesters.slice(0, nth + 1), variant)[nth]).toEqual(course[nth])
      }
    }),
  )
})

it('earns the credits of a subject once, and counts a subject as passed or as failed', () => {
  fc.assert(
    fc.property(fc.array(mark), variants, (marks, variant) => {
      const { passed, failed, creditsDone } = summarizeMarks(marks, variant)
      expect(passed + failed).toBe(new Set(marks.map(({ subjectID }) => subjectID)).size)
      expect(creditsDone).toBeLessThanOrEqual(marks.reduce((sum, { credits }) => sum + credits, 0))
      expect(creditsDone === 0).toBe(passed === 0)
      const twice = summarizeMarks([...marks, ...marks], variant)
      expect([twice.passed, twice.failed, twice.creditsDone]).toEqual([passed, failed, creditsDone])
    }),
  )
})

it('has no average without marks', () => {
  expect(summarizeMarks([], 'every')).toEqual({ gpa: null, average: null, creditsDone: 0, passed: 0, failed: 0 })
})
