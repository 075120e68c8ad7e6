import { useCallback, useState, useSyncExternalStore } from 'react'
import type { StreamState } from './shared-stream.ts'
import { isFirstWatcher, streamState, watchSeats } from './watch-seats.ts'

/**
 * Keeps seat counts live while the caller is mounted. The first caller gets the state of the stream, to show it; the
 * others get null.
 */
export const useLiveSeats = (): StreamState | null => {
  const [watcher] = useState(() => ({}))
  const watch = useCallback((onChange: () => void) => watchSeats(watcher, onChange), [watcher])
  return useSyncExternalStore(watch, () => (isFirstWatcher(watcher) ? streamState() : null))
}
