import { selectCountedMarks, calculateGpa, type GpaVariant } from './gpa.ts'
import { toStatusIcon } from './status-icon.ts'

export interface FinalMark {
  readonly subjectID: number
  readonly score: number
  readonly credits: number
  readonly statusID: number
}

/** `gpa` weighs scores by credits, `average` does not; both are out of 100, null without marks. `passed` and `failed` count subjects. */
export interface MarkSummary {
  readonly gpa: number | null
  readonly average: number | null
  readonly creditsDone: number
  readonly passed: number
  readonly failed: number
}

const isPassed = ({ statusID }: FinalMark): boolean => toStatusIcon(statusID, false) === 'pass'

/**
 * `marks` are ordered from the oldest to the newest. A subject's credits count once; a subject that was failed and
 * passed later is passed.
 */
export const summarizeMarks = (marks: readonly FinalMark[], variant: GpaVariant): MarkSummary => {
  const counted = selectCountedMarks(marks, variant)
  const passed = new Map(marks.filter(isPassed).map((mark) => [mark.subjectID, mark.credits]))
  const failed = new Set(
    marks.map(({ subjectID }) => subjectID).filter((subjectID) => !passed.has(subjectID)),
  )
  return {
    gpa: calculateGpa(counted),
    average: calculateGpa(counted.map(({ score }) => ({ score, credits: 1 }))),
    creditsDone: [...passed.values()].reduce((sum, credits) => sum + credits, 0),
    passed: passed.size,
    failed: failed.size,
  }
}

/** `semesters` are the marks of each semester, the oldest first; `gpaSoFar` counts that semester and all before it. */
export const listSemesterGpas = (
  semesters: readonly (readonly FinalMark[])[],
  variant: GpaVariant,
): { readonly gpa: number | null; readonly gpaSoFar: number | null }[] =>
  semesters.map((marks, index) => ({
    gpa: calculateGpa(marks),
    gpaSoFar: calculateGpa(selectCountedMarks(semesters.slice(0, index + 1).flat(), variant)),
  }))
