import type { DefaultOptions } from '@tanstack/react-query'
import { Problem } from './problem.ts'

const isRetryable = (problem: unknown): boolean =>
  problem instanceof Problem && (problem.status === 0 || problem.status >= 500)

/** The portal is too busy and answered with the place in the queue (`waiting_room`). */
export const isWaiting = (problem: Problem | null): boolean => problem?.code === 'waiting_room'

/** How reads and writes of every front end are sent. A 401 is never retried (spec 8.3.1). */
export const defaultOptions: DefaultOptions<Problem> = {
  queries: {
    staleTime: 30_000,
    // Without a network a read fails at once instead of waiting silently.
    networkMode: 'always',
    refetchOnReconnect: true,
    // Whoever waits for their turn has a place in the queue, which is theirs only if they come back in time.
    retry: (failures, problem) => isWaiting(problem) || (failures < 2 && isRetryable(problem)),
    retryDelay: (failures, problem) => {
      if (problem.retryAfter === null) return 500 * 2 ** failures
      return (isWaiting(problem) ? problem.retryAfter : Math.min(problem.retryAfter, 10)) * 1000
    },
  },
  mutations: { networkMode: 'always' },
}
