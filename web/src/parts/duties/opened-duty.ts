import { useSyncExternalStore } from 'react'
import type { Blocker } from '#rules/duties/blocker.ts'

let opened: Blocker | null = null
const listeners = new Set<() => void>()

/** Opens the dialog of a duty that the student wants to do now, though it is not asked for; null closes it. */
export const openDuty = (duty: Blocker | null): void => {
  opened = duty
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const readOpenedDuty = (): Blocker | null => opened

export const useOpenedDuty = (): Blocker | null => useSyncExternalStore(subscribe, readOpenedDuty)
