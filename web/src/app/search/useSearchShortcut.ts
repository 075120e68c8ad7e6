import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasEarlyGoKey, isSearchKey, takeEarlySearch } from '#web/app/keys/early-keys.ts'
import { takeEarlyField } from './early-field.ts'

/** After the screen itself has loaded. */
const preloadDelayMs = 3000

/**
 * Calls `open` on Ctrl+K (⌘K), on `/` and for help on `?`, the last two unless a field has the focus; never while a dialog is
 * open. On a Georgian keyboard K writes another letter, so the key itself counts. `preload` is called once when there is time.
 */
export const useSearchShortcut = (open: (isHelp: boolean) => void, preload: () => Promise<unknown>): void => {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  // Not after the paint: who sees the page may press at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey } = event
      const isWriting =
        (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
      const isHelp = key === '?'
      // Where the second key leads is loaded by the time that it is pressed.
      if (code === 'KeyG' && !isWriting) preload().catch(() => undefined)
      const isSlash = (isHelp || key === '/') && !ctrlKey && !metaKey && !altKey && !isWriting
      const isCtrlK = key !== '/' && isSearchKey(event)
      const isInDialog = document.querySelector('[aria-modal=true]') !== null
      if (!(isSlash || isCtrlK) || isInDialog) return
      event.preventDefault()
      latest.current(isHelp)
    }
    document.addEventListener('keydown', onKeyDown)
    const early = takeEarlySearch()
    if (early !== null) {
      latest.current(early.isHelp)
      const field = document.activeElement
      if (!early.isHelp && field instanceof HTMLInputElement) field.value = early.typed
    }
    if (hasEarlyGoKey()) preload().catch(() => undefined)
    const timer = setTimeout(() => preload().catch(() => undefined), preloadDelayMs)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      clearTimeout(timer)
      takeEarlyField()
    }
  }, [preload])
}
