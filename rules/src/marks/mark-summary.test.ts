import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateGpa, selectCountedMarks, type GpaVariant } from './gpa.ts'
import { listSemesterGpas, summarizeMarks, type FinalMark } from './mark-summary.ts'

const [passed, failed, recognised] = [1, 3, 7]
const toMark = (subjectID: number, score: number, statusID = passed, credits = 5): FinalMark => ({
  subjectID,
  score,
  credits,
  statusID,
})
const anyMark = fc.record({
  subjectID: fc.integer({ min: 1, max: 6 }),
  score: fc.nat(100),
  credits: fc.integer({ min: 1, max: 12 }),
  statusID: fc.constantFrom(1, 3, 4, 5, 7),
})
const anyHistory = fc.array(fc.array(anyMark, { maxLength: 5 }), { maxLength: 6 })
const anyVariant: fc.Arbitrary<GpaVariant> = fc.constantFrom('every', 'last')

describe('selectCountedMarks', () => {
  it('counts every mark, or the last one of a repeated subject', () => {
    const marks = [toMark(1, 40), toMark(2, 90), toMark(1, 80)]
    expect(selectCountedMarks(marks, 'every')).toEqual(marks)
    expect(selectCountedMarks(marks, 'last')).toEqual([toMark(2, 90), toMark(1, 80)])
  })

  it('keeps one mark of each subject, the newest, where only the last counts', () => {
    fc.assert(
      fc.property(fc.array(anyMark), (marks) => {
        const last = new Map(marks.map((mark) => [mark.subjectID, mark]))
        expect(new Set(selectCountedMarks(marks, 'last'))).toEqual(new Set(last.values()))
      }),
    )
  })
})

describe('summarizeMarks', () => {
  it('averages the marks that its variant counts', () => {
    const marks = [toMark(1, 40), toMark(2, 90), toMark(1, 80)]
    expect(summarizeMarks(marks, 'every').gpa).toBe(70)
    expect(summarizeMarks(marks, 'last').gpa).toBe(85)
  })

  it('weighs the GPA by credits and the average not', () => {
    expect(summarizeMarks([toMark(1, 60, passed, 10), toMark(2, 90, passed, 5)], 'every')).toEqual({
      gpa: 70,
      average: 75,
      creditsDone: 15,
      passed: 2,
      failed: 0,
    })
  })

  it('gives credits for passed and recognised subjects only', () => {
    const marks = [toMark(1, 95), toMark(2, 30, failed, 6), toMark(3, 70, recognised, 4), toMark(4, 45, 4)]
    expect(summarizeMarks(marks, 'every')).toMatchObject({ creditsDone: 9, passed: 2, failed: 2 })
  })

  it('counts a subject that was failed and passed later once, as passed', () => {
    const marks = [toMark(1, 30, failed), toMark(1, 35, failed), toMark(1, 80)]
    expect(summarizeMarks(marks, 'every')).toMatchObject({ creditsDone: 5, passed: 1, failed: 0 })
  })

  it('has no averages without marks', () => {
    expect(summarizeMarks([], 'every')).toEqual({
      gpa: null,
      average: null,
      creditsDone: 0,
      passed: 0,
      failed: 0,
    })
  })

  it('counts each subject as passed or failed, and its credits once', () => {
    fc.assert(
      fc.property(fc.array(anyMark), anyVariant, (marks, variant) => {
        const summary = summarizeMarks(marks, variant)
        const subjects = new Set(marks.map(({ subjectID }) => subjectID))
        const passedMarks = marks.filter(({ statusID }) => statusID === passed || statusID === recognised)
        const credits = new Map(passedMarks.map((mark) => [mark.subjectID, mark.credits]))
        expect(summary.passed).toBe(credits.size)
        expect(summary.failed).toBe(subjects.size - credits.size)
        expect(summary.creditsDone).toBe(credits.values().reduce((sum, each) => sum + each, 0))
      }),
    )
  })
})

describe('listSemesterGpas', () => {
  it('gives each semester its own GPA and the one of all semesters until then', () => {
    fc.assert(
      fc.property(anyHistory, anyVariant, (semesters, variant) => {
        const gpas = listSemesterGpas(semesters, variant)
        expect(gpas).toHaveLength(semesters.length)
        for (const [index, marks] of semesters.entries()) {
          const marksSoFar = semesters.slice(0, index + 1).flat()
          expect(gpas[index]).toEqual({
            gpa: calculateGpa(marks),
            gpaSoFar: summarizeMarks(marksSoFar, variant).gpa,
          })
        }
      }),
    )
  })
})
