import { useSyncExternalStore } from 'react'
import type { Blocker } from '#rules/duties/blocker.ts'
import type { Phrase } from '#rules/text/locale.ts'
import type { Problem } from '#web/api/problem.ts'
import { onSessionEnd } from '#web/api/session/session.ts'

/** A duty whose dialog closed because what it offers could not be read. */
interface FailedDuty {
  readonly duty: Blocker
  readonly title: Phrase
  readonly problem: Problem
}

let failed: FailedDuty | null = null
const listeners = new Set<() => void>()

/** Shows on the page why the dialog of a duty closed; null hides it. */
export const setFailedDuty = (next: FailedDuty | null): void => {
  failed = next
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const useFailedDuty = (): FailedDuty | null => useSyncExternalStore(subscribe, () => failed)

onSessionEnd(() => setFailedDuty(null))
