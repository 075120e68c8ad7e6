import { useEffect, useRef } from 'react'

export interface InboxKeys {
  readonly onMove: (by: 1 | -1) => void
  readonly onClaim: () => void
  readonly onReply: () => void
  readonly onAssign: () => void
  readonly onTemplate: () => void
  readonly onUndo: () => void
  readonly onHelp: () => void
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** By the place of the key: on a Georgian keyboard it writes another letter. */
const findAction = (event: KeyboardEvent, keys: InboxKeys): (() => void) | undefined => {
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) return keys.onHelp
  if (event.shiftKey) return undefined
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => keys.onMove(1),
    ArrowUp: () => keys.onMove(-1),
    KeyC: keys.onClaim,
    KeyR: keys.onReply,
    KeyA: keys.onAssign,
    KeyT: keys.onTemplate,
    KeyU: keys.onUndo,
  }
  return actions[event.code]
}

/** The keys of the inbox, wherever the focus is but in a field. */
export const useInboxKeys = (keys: InboxKeys): void => {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      const action = findAction(event, current.current)
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
