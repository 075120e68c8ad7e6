import { useEffect, useRef } from 'react'
import { isFreeKey } from '#web/ui/is-free-key.ts'

export interface InboxKeys {
  readonly onMove: (by: 1 | -1) => void
  readonly onClaim: () => void
  readonly onReply: () => void
  readonly onAssign: () => void
  readonly onTemplate: () => void
  readonly onUndo: () => void
  readonly onHelp: () => void
}

/** By the place of the key: on a Georgian keyboard it writes another letter. */
const findAction = (event: KeyboardEvent, keys: InboxKeys): (() => void) | undefined => {
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) return keys.onHelp
  if (event.shiftKey) return undefined
  // In the open entry the arrows scroll.
  if ((event.target as Element).matches('[data-entry],body,main,h1')) {
    if (event.code === 'ArrowDown') return () => keys.onMove(1)
    if (event.code === 'ArrowUp') return () => keys.onMove(-1)
  }
  const actions: Readonly<Record<string, () => void>> = {
    KeyJ: () => keys.onMove(1),
    KeyK: () => keys.onMove(-1),
    KeyC: keys.onClaim,
    KeyR: keys.onReply,
    KeyA: keys.onAssign,
    KeyT: keys.onTemplate,
    KeyU: keys.onUndo,
  }
  return actions[event.code]
}

/** The keys of the inbox, wherever the focus is but in a field; the arrows where nothing else has the focus. */
export const useInboxKeys = (keys: InboxKeys): void => {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isFreeKey(event)) return
      const action = findAction(event, current.current)
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
