import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isWaiting } from '#web/api/default-options.ts'
import type { Problem } from '#web/api/problem.ts'

/** The server's latest message to a read that waits for its turn, or null if none waits. */
export const useWaiting = (): Problem | null => {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  return useSyncExternalStore(subscribe, () => {
    const waiting = cache
      .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => isWaiting(state.fetchFailureReason) })
      .at(-1)
    // All reads of a page have one turn.
    return waiting?.state.fetchFailureReason ?? null
  })
}
