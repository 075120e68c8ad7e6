import { useEffect, useEffectEvent, type RefObject } from 'react'

const fields = 'input, textarea, select, [contenteditable], [role=dialog]'

/** Calls back for a key anywhere on the page, but for text fields and dialogs, while `element` can be seen. */
export const usePageKey = (key: string, element: RefObject<HTMLElement | null>, onKey: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
    const isInField = event.target instanceof Element && event.target.closest(fields) !== null
    if (!isPlain || isInField || event.key.toLowerCase() !== key || !element.current?.checkVisibility())
      return
    event.preventDefault()
    onKey()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
