import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isFreeKey } from '#web/ui/is-free-key.ts'
import { getScrollStep } from './get-scroll-step.ts'

/**
 * While the sheet fills the screen its pane has the focus, and its keys work wherever the focus is; on leaving, the focus
 * goes back to where it was.
 */
export const useFullScreenKeys = (
  pane: RefObject<HTMLElement | null>,
  isFull: boolean,
  pressZoomKey: (event: KeyboardEvent) => boolean,
): void => {
  const former = useRef<Element | null>(null)
  useEffect(() => {
    if (!isFull) return
    const before = document.activeElement
    former.current = before === pane.current ? null : before
    pane.current?.focus({ preventScroll: true })
    return () => {
      const { current } = former
      if (!(current instanceof HTMLElement)) return
      // The element that had it may be gone by now.
      const isThere = current !== document.body && current.checkVisibility()
      const target = isThere ? current : document.querySelector<HTMLElement>('#main h1')
      target?.focus({ preventScroll: true })
    }
  }, [pane, isFull])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const box = pane.current
    // In the pane the browser scrolls by itself.
    if (box === null || !isFreeKey(event) || box.contains(event.target as Node)) return
    const step = getScrollStep(event, box)
    if (step !== null) box.scrollBy(step)
    if (step !== null || pressZoomKey(event)) event.preventDefault()
  })
  useEffect(() => {
    if (!isFull) return
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isFull])
}
