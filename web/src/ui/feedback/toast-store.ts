import { useSyncExternalStore } from 'react'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { Phrase, PhraseParams } from '#rules/text/locale.ts'
import type { CallInput, Sent } from '#web/api/call.ts'
import { onSessionEnd } from '#web/api/session/session.ts'
import type { Message } from '#web/i18n/message.ts'

/** The label of the undo's button, and the toast once it is done. */
export interface UndoWords {
  readonly label: Phrase
  readonly done: Phrase
  /** Of `done`. */
  readonly params?: PhraseParams
}

/** The call that takes back what was done. */
export interface UndoCall extends UndoWords {
  readonly call: Endpoint
  readonly input: CallInput
  /** Takes back the undo, shown in the toast once it is done. */
  readonly redo?: UndoCall
}

/** Undoes it in the browser. */
interface UndoAction {
  readonly label: Phrase
  readonly run: () => void
}

export interface ToastMessage extends Message {
  /** Undoes it, for as long as the toast is shown. */
  readonly undo?: UndoCall | UndoAction | undefined
  /** Nothing was done: what must come first, with this sign in place of the green tick. */
  readonly refusal?: 'lock' | 'clock'
  /** The page says what was done: its `PageUndo` shows the undo, and the toast only where there is none. */
  readonly isShownInPage?: boolean
}

let shown: ToastMessage | null = null
let pageUndos = 0
const listeners = new Set<() => void>()
const notifyAll = () => {
  for (const notify of listeners) notify()
}

/** Shows what was done, on whatever screen the student is; null hides it. */
export const showToast = (next: ToastMessage | null): void => {
  shown = next
  notifyAll()
}

/** Hides the message if it is currently shown. */
export const hideToast = (message: ToastMessage): void => {
  if (shown === message) showToast(null)
}

/** The undo of a toast: a call and what is sent with it. */
export const undoBy = <E extends Endpoint>(call: E, input: Sent<E>, words: UndoWords): UndoCall => ({
  call,
  input: input as CallInput,
  ...words,
})

/** For a page that shows undos itself; returns what ends that. */
export const addPageUndo = (): (() => void) => {
  pageUndos += 1
  notifyAll()
  return () => {
    pageUndos -= 1
    notifyAll()
  }
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

const isInPage = () => shown?.isShownInPage === true && pageUndos > 0

/** The message that the toast shows. */
export const useShownToast = (): ToastMessage | null =>
  useSyncExternalStore(subscribe, () => (isInPage() ? null : shown))

/** The message that the page itself shows. */
export const usePageToast = (): ToastMessage | null =>
  useSyncExternalStore(subscribe, () => (isInPage() ? shown : null))

const keys = new WeakMap<ToastMessage, number>()
let lastKey = 0

/** A new message starts its time anew, even with the same text. */
export const keyOfToast = (message: ToastMessage): number => {
  const key = keys.get(message) ?? (lastKey += 1)
  keys.set(message, key)
  return key
}

onSessionEnd(() => showToast(null))
