import { Problem } from '#web/api/problem.ts'
import type { Closed } from './my-works.ts'

const closed = new Set(['viewing_soon', 'viewing_over'])

/** Takes why a work was not read; gives which exam it is of and when it is shown, or null when it is not its window. */
export const closedWork = (failure: unknown): Closed | null => {
  if (!(failure instanceof Problem) || !closed.has(failure.code)) return null
  return failure.params as Closed
}
