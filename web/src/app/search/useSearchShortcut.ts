import { useEffect, useLayoutEffect, useRef } from 'react'
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
      const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
      const isWriting =
        (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
      const isHelp = key === '?'
      const isSlash = (isHelp || key === '/') && !ctrlKey && !metaKey && !altKey && !isWriting
      const isCtrlK = code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey
      const isInDialog = document.querySelector('[aria-modal=true]') !== null
      if (!(isSlash || isCtrlK) || isInDialog) return
      event.preventDefault()
      latest.current(isHelp)
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
