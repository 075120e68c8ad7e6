import { useSyncExternalStore } from 'react'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { CallInput, Sent } from '#web/api/call.ts'
import { onSessionEnd } from '#web/api/session/session.ts'
import type { Message } from '#web/i18n/message.ts'
import type { words } from '#web/ui/words.ts'

/** The call that takes back what was done. */
interface UndoCall {
  readonly call: Endpoint
  readonly input: CallInput
}

export interface ToastMessage extends Message {
  /** Takes it back, for as long as the toast is shown. */
  readonly undo?: UndoCall | (() => void)
  /** What its button says, where that is not giving back. */
  readonly undoLabel?: keyof typeof words
}

let shown: ToastMessage | null = null
const listeners = new Set<() => void>()

/** Shows what was done, on whatever screen the student is; null hides it. */
export const showToast = (next: ToastMessage | null): void => {
  shown = next
  for (const notify of listeners) notify()
}

/** The undo of a toast: a call and what is sent with it. */
export const undoBy = <E extends Endpoint>(call: E, input: Sent<E>): UndoCall => ({
  call,
  input: input as CallInput,
})

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const useShownToast = (): ToastMessage | null => useSyncExternalStore(subscribe, () => shown)

onSessionEnd(() => showToast(null))
