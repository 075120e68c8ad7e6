import { useSyncExternalStore } from 'react'
import type { Blocker } from '#rules/duties/blockers.ts'

let wanted: Blocker | null = null
const listeners = new Set<() => void>()

/** Opens the dialog of a duty that she wants to do now, though the portal does not ask for it; null closes it. */
export const wantDuty = (duty: Blocker | null): void => {
  wanted = duty
  for (const tell of listeners) tell()
}

const listen = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Gives the duty that she has opened by herself, or null. */
export const wantedDuty = (): Blocker | null => wanted

/** Gives the duty that she has opened by herself, as long as it is shown. */
export const useWantedDuty = (): Blocker | null => useSyncExternalStore(listen, wantedDuty)
