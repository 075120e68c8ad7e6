import { Problem } from '#web/api/problem.ts'
import type { ClosedPaper } from './exam-paper.ts'

const closedCodes = new Set(['viewing_soon', 'viewing_over'])

/** Takes why a work was not read; gives which exam it is of and when it is shown, or null when it is not its window. */
export const toClosedPaper = (failure: unknown): ClosedPaper | null => {
  if (!(failure instanceof Problem) || !closedCodes.has(failure.code)) return null
  return failure.params as ClosedPaper
}
