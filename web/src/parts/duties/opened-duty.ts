import { useSyncExternalStore } from 'react'
import type { Blocker } from '#rules/duties/blocker.ts'

let opened: Blocker | null = null
let isFirst = false
const listeners = new Set<() => void>()

/**
 * Opens the dialog of a duty that the student wants to do now, though it is not asked for; null closes it. `before` shows
 * it before the duties that are asked for: an answer is undone.
 */
export const openDuty = (duty: Blocker | null, order: 'before' | 'after' = 'after'): void => {
  opened = duty
  isFirst = order === 'before'
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const readOpenedDuty = (): Blocker | null => opened

export const isOpenedBeforeOthers = (): boolean => isFirst

export const useOpenedDuty = (): Blocker | null => useSyncExternalStore(subscribe, readOpenedDuty)
