import { useCallback, useState, useSyncExternalStore } from 'react'
import type { LineState } from './live/line.ts'
import { isFirstToWatch, lineState, watchSeats } from './live/tell-seats.ts'

/**
 * Lets the counts of seats move by themselves while the caller is on the screen; gives how the line stands, to one of
 * the callers alone, which shows it, and null to the others.
 */
export const useSeats = (): LineState | null => {
  const [who] = useState(() => ({}))
  const watch = useCallback((told: () => void) => watchSeats(who, told), [who])
  return useSyncExternalStore(watch, () => (isFirstToWatch(who) ? lineState() : null))
}
