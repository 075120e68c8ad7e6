import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isFreeKey } from '#web/ui/is-free-key.ts'

/** Calls back for a key anywhere on the page, where it is free, while `element` can be seen. */
export const usePageKey = (key: string, element: RefObject<HTMLElement | null>, onKey: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.key.toLowerCase() !== key || !isFreeKey(event)) return
    if (!element.current?.checkVisibility()) return
    event.preventDefault()
    onKey()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
