import { selectCountedMarks, calculateGpa, type GpaVariant } from './gpa.ts'
import { toStatusIcon } from './status-icon.ts'

/** A final mark as the averages look at it. */
export interface FinalMark {
  readonly subjectID: number
  readonly score: number
  readonly credits: number
  readonly statusID: number
}

/** Where a student stands: her averages of 100 (null without marks), the credits she has earned, and how subjects ended. */
export interface MarkSummary {
  readonly gpa: number | null
  readonly average: number | null
  readonly creditsDone: number
  readonly passed: number
  readonly failed: number
}

const isPassed = ({ statusID }: FinalMark): boolean => toStatusIcon(statusID, false) === 'pass'

/**
 * Takes marks from the oldest to the newest and the variant of the average; gives the standing. A subject's credits are
 * earned once; one that was failed and passed later is passed.
 */
export const summarizeMarks = (marks: readonly FinalMark[], variant: GpaVariant): MarkSummary => {
  const counted = selectCountedMarks(marks, variant)
  const passed = new Map(marks.filter(isPassed).map((mark) => [mark.subjectID, mark.credits]))
  const failed = new Set(marks.map(({ subjectID }) => subjectID).filter((subject) => !passed.has(subject)))
  return {
    gpa: calculateGpa(counted),
    average: calculateGpa(counted.map(({ score }) => ({ score, credits: 1 }))),
    creditsDone: [...passed.values()].reduce((sum, credits) => sum + credits, 0),
    passed: passed.size,
    failed: failed.size,
  }
}

/** Takes the marks of each semester, the oldest first; gives each semester's own average and the one of all until then. */
export const listSemesterGpas = (
  semesters: readonly (readonly FinalMark[])[],
  variant: GpaVariant,
): { readonly gpa: number | null; readonly gpaSoFar: number | null }[] =>
  semesters.map((marks, nth) => ({
    gpa: calculateGpa(marks),
    gpaSoFar: calculateGpa(selectCountedMarks(semesters.slice(0, nth + 1).flat(), variant)),
  }))
