import { useEffect, useRef } from 'react'

/**
 * Calls `open` on Ctrl+K (⌘K), and on `/` unless a field has the focus; never while a dialog is open. On a Georgian
 * keyboard K writes another letter, so the key itself counts.
 */
export const useSearchShortcut = (open: () => void): void => {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
      const isWriting =
        (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting
      const isCtrlK = code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey
      const isInDialog = document.querySelector('[aria-modal=true]') !== null
      if (!(isSlash || isCtrlK) || isInDialog) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
