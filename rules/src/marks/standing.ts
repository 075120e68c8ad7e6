import { countedMarks, gpa, type GpaVariant } from './gpa.ts'
import { iconForStatus } from './icon-for-status.ts'

/** A final mark as the averages look at it. */
export interface FinalMark {
  readonly subjectID: number
  readonly score: number
  readonly credits: number
  readonly statusID: number
}

/** Where a student stands: her averages of 100 (null without marks), the credits she has earned, and how subjects ended. */
export interface Standing {
  readonly gpa: number | null
  readonly average: number | null
  readonly creditsDone: number
  readonly passed: number
  readonly failed: number
}

const isPass = ({ statusID }: FinalMark): boolean => iconForStatus(statusID, false) === 'pass'

/**
 * Takes marks from the oldest to the newest and the variant of the average; gives the standing. A subject's credits are
 * earned once; one that was failed and passed later is passed.
 */
export const standingOf = (marks: readonly FinalMark[], variant: GpaVariant): Standing => {
  const counted = countedMarks(marks, variant)
  const passed = new Map(marks.filter(isPass).map((mark) => [mark.subjectID, mark.credits]))
  const failed = new Set(marks.map(({ subjectID }) => subjectID).filter((subject) => !passed.has(subject)))
  return {
    gpa: gpa(counted),
    average: gpa(counted.map(({ score }) => ({ score, credits: 1 }))),
    creditsDone: [...passed.values()].reduce((sum, credits) => sum + credits, 0),
    passed: passed.size,
    failed: failed.size,
  }
}

/** Takes the marks of each semester, the oldest first; gives each semester's own average and the one of all until then. */
export const gpaCourse = (
  semesters: readonly (readonly FinalMark[])[],
  variant: GpaVariant,
): { readonly gpa: number | null; readonly gpaSoFar: number | null }[] =>
  semesters.map((marks, nth) => ({
    gpa: gpa(marks),
    gpaSoFar: gpa(countedMarks(semesters.slice(0, nth + 1).flat(), variant)),
  }))
