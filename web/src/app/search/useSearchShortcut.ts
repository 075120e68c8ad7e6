import { useEffect, useRef } from 'react'

/** Calls `open` on `/`, unless a field has the focus or a dialog is open. */
export const useSearchShortcut = (open: () => void): void => {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isWriting =
        (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
      const isInDialog = document.querySelector('[aria-modal=true]') !== null
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting || isInDialog)
        return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
