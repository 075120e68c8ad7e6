import { useEffect, useState, type RefObject } from 'react'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'

/** Makes everything around an element inert; gives back what undoes it. */
const isolate = (element: HTMLElement): (() => void) => {
  const around: HTMLElement[] = []
  for (let each = element; each.parentElement !== null && each !== document.body; each = each.parentElement)
    for (const sibling of each.parentElement.children)
      if (sibling !== each && sibling instanceof HTMLElement && !sibling.inert) around.push(sibling)
  for (const each of around) each.inert = true
  return () => {
    for (const each of around) each.inert = false
  }
}

/**
 * Shows an element on the full screen; where the browser does not (an iPhone), it covers the page. The browser itself
 * leaves the full screen on Esc, and here Esc uncovers the page, and does nothing else.
 */
export const useFullScreen = (element: RefObject<HTMLElement | null>) => {
  const [isNative, setNative] = useState(false)
  const [isCovering, setCovering] = useState(false)
  useEffect(() => {
    const update = () =>
      setNative(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [element])
  useEffect(() => {
    if (!isCovering || element.current === null) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setCovering(false)
    }
    const restore = isolate(element.current)
    addEventListener('keydown', leave, true)
    return () => {
      restore()
      removeEventListener('keydown', leave, true)
    }
  }, [isCovering, element])
  const toggle = () => {
    if (isCovering) setCovering(false)
    else if (isNative) void document.exitFullscreen()
    // Not in Safari on an iPhone, and refused inside some frames.
    else if (element.current?.requestFullscreen === undefined) setCovering(true)
    else element.current.requestFullscreen().catch(() => setCovering(true))
  }
  const isFull = isNative || isCovering
  useCloseOnBack(isFull, toggle)
  return { isFull, isCovering, toggle }
}
