import { Problem } from '#web/api/problem.ts'
import type { ClosedPaper } from './exam-paper.ts'

const closedCodes = new Set(['viewing_soon', 'viewing_over'])

/** The closed paper that a refusal describes; null if the refusal has another reason. */
export const toClosedPaper = (failure: unknown): ClosedPaper | null => {
  if (!(failure instanceof Problem) || !closedCodes.has(failure.code)) return null
  return failure.params as ClosedPaper
}
