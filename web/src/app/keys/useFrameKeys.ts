import { useEffectEvent, useLayoutEffect } from 'react'
import { hasDialog, isFreeKey } from '#web/ui/is-free-key.ts'
import { takeEarlyField } from '#web/app/search/early-field.ts'

/** After the screen itself has loaded. */
const preloadDelayMs = 3000
/** How long the key after G is waited for. */
const maxPauseMs = 1500

let goUntil = 0

interface Actions {
  readonly onSearch: () => void
  readonly onHelp: () => void
  /** Which screen a key leads to is loaded late. */
  readonly onGo: (code: string) => void
}

/**
 * The keys of every screen: Ctrl+K (⌘K) and `/` search, `?` helps, G and a letter lead to a screen; all but the first
 * unless a field has the focus or they are switched off, and never while a dialog is open. On a Georgian keyboard the
 * letters are others, so their places count. `preload` is called once when there is time.
 */
export const useFrameKeys = ({ onSearch, onHelp, onGo }: Actions, preload: () => Promise<unknown>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    const isFree = isFreeKey(event)
    const run = (action: () => void) => {
      event.preventDefault()
      action()
    }
    const isGo = isFree && !shiftKey && !repeat && Date.now() < goUntil && key.length === 1
    goUntil = isFree && code === 'KeyG' ? Date.now() + maxPauseMs : 0
    if (isGo) run(() => onGo(code))
    else if (key === 'Help' || (isFree && key === '?')) run(onHelp)
    else if (
      (isFree && key === '/') ||
      (code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey && !hasDialog())
    )
      run(onSearch)
  })
  // Not after the paint: who sees the page may press at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    const timer = setTimeout(() => preload().catch(() => undefined), preloadDelayMs)
    return () => {
      document.removeEventListener('keydown', press)
      clearTimeout(timer)
      takeEarlyField()
    }
  }, [preload])
}
