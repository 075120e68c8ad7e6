import { useEffect, useLayoutEffect, useRef } from 'react'
import { takeEarlyField } from '#web/app/search/early-field.ts'

/** After the screen itself has loaded. */
const preloadDelayMs = 3000
/** How long the key after G is waited for. */
const maxPauseMs = 1500

interface Actions {
  readonly onSearch: () => void
  readonly onHelp: () => void
  /** Which screen a key leads to is loaded late. */
  readonly onGo: (code: string) => void
}

/**
 * The keys of every screen: Ctrl+K (⌘K) and `/` search, `?` helps, G and a letter lead to a screen; all but the first
 * unless a field has the focus, and never while a dialog is open. On a Georgian keyboard the letters are others, so their
 * places count. `preload` is called once when there is time.
 */
export const useFrameKeys = (actions: Actions, preload: () => Promise<unknown>): void => {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  // Not after the paint: who sees the page may press at once.
  useLayoutEffect(() => {
    let goUntil = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
      if (document.querySelector('[aria-modal=true]') !== null) return
      const isPlain =
        !(ctrlKey || metaKey || altKey) &&
        (event.target as Element).closest('input, textarea, select, [contenteditable]') === null
      const { onSearch, onHelp, onGo } = latest.current
      const run = (action: () => void) => {
        event.preventDefault()
        action()
      }
      const isGo = isPlain && !shiftKey && !repeat && Date.now() < goUntil && code.startsWith('Key')
      goUntil = isPlain && code === 'KeyG' ? Date.now() + maxPauseMs : 0
      if (isGo) run(() => onGo(code))
      else if (isPlain && key === '?') run(onHelp)
      else if ((isPlain && key === '/') || (code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey))
        run(onSearch)
    }
    document.addEventListener('keydown', onKeyDown)
    const timer = setTimeout(() => preload().catch(() => undefined), preloadDelayMs)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      clearTimeout(timer)
      takeEarlyField()
    }
  }, [preload])
}
