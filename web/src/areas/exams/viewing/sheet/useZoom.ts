import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { getWholeSheetScale, zoomByStep, toggleZoom, zoomTo, type View } from './zoom.ts'

const zoomKeys: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }

type PressedKey = Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

const distance = ([one, other]: readonly Touch[]): number =>
  Math.hypot(other!.clientX - one!.clientX, other!.clientY - one!.clientY)

/** Where buttons and keys zoom in: at what is marked on the sheet, if it is seen, otherwise in the middle. Within the pane. */
const findAnchor = (box: HTMLElement) => {
  const { top, width, height } = box.getBoundingClientRect()
  const seenHeight = Math.min(height, innerHeight)
  const mark = box.querySelector('[data-zoom-anchor]')?.getBoundingClientRect()
  const middle = mark === undefined ? -1 : (mark.top + mark.bottom) / 2 - top
  return { x: width / 2, y: middle >= 0 && middle <= seenHeight ? middle : seenHeight / 2 }
}

/** A pane that zooms with two fingers, the wheel, the keys and a double press, and is dragged with the mouse. */
export const useZoom = () => {
  const pane = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  /** The scroll position to set when the picture has its new size. */
  const pendingView = useRef<View | null>(null)
  const current = useRef(scale)
  useLayoutEffect(() => {
    current.current = scale
    if (pane.current !== null && pendingView.current !== null) {
      pane.current.scrollLeft = pendingView.current.left
      pane.current.scrollTop = pendingView.current.top
    }
    pendingView.current = null
  }, [scale])

  const change = (
    next: (view: View, point: { readonly x: number; readonly y: number }) => View,
    at?: { readonly clientX: number; readonly clientY: number },
  ): void => {
    const box = pane.current
    if (box === null) return
    const { left, top } = box.getBoundingClientRect()
    const point = at ? { x: at.clientX - left, y: at.clientY - top } : findAnchor(box)
    // Several steps may come before the next render.
    const view = pendingView.current ?? { scale: current.current, left: box.scrollLeft, top: box.scrollTop }
    pendingView.current = next(view, point)
    setScale(pendingView.current.scale)
  }
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })

  // Only listeners that are not passive can keep the browser from zooming the whole page.
  useEffect(() => {
    const element = pane.current
    if (element === null) return
    let pinchStart: { readonly fingerDistance: number; readonly scale: number } | null = null
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      latest.current((view, point) => zoomTo(view, view.scale * Math.exp(-event.deltaY / 300), point), event)
    }
    const onTouchStart = ({ touches }: TouchEvent) => {
      pinchStart =
        touches.length === 2 ? { fingerDistance: distance([...touches]), scale: current.current } : null
    }
    const onTouchMove = (event: TouchEvent) => {
      if (pinchStart === null || event.touches.length !== 2) return
      event.preventDefault()
      const [one, other] = event.touches
      const middle = {
        clientX: (one!.clientX + other!.clientX) / 2,
        clientY: (one!.clientY + other!.clientY) / 2,
      }
      const next = (pinchStart.scale * distance([...event.touches])) / pinchStart.fingerDistance
      latest.current((view, point) => zoomTo(view, next, point), middle)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('touchstart', onTouchStart, { passive: true })
    element.addEventListener('touchmove', onTouchMove, { passive: false })
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchstart', onTouchStart)
      element.removeEventListener('touchmove', onTouchMove)
    }
  }, [])

  /** Whether the key zooms. */
  const pressZoomKey = ({ key, ctrlKey, metaKey, altKey }: PressedKey): boolean => {
    if (ctrlKey || metaKey || altKey) return false
    const direction = zoomKeys[key]
    if (direction !== undefined) change((view, point) => zoomByStep(view, direction, point))
    else if (key === '0') change((view, point) => zoomTo(view, 1, point))
    else return false
    return true
  }
  /** Dragging scrolls the pane. */
  const onMouseDown = ({ button, clientX, clientY }: MouseEvent) => {
    const box = pane.current
    if (box === null || button !== 0) return
    const { scrollLeft, scrollTop } = box
    const go = (event: globalThis.MouseEvent) => {
      box.scrollLeft = scrollLeft - (event.clientX - clientX)
      box.scrollTop = scrollTop - (event.clientY - clientY)
    }
    const end = () => {
      removeEventListener('mousemove', go)
      removeEventListener('mouseup', end)
    }
    addEventListener('mousemove', go)
    addEventListener('mouseup', end)
  }
  return {
    pane,
    scale,
    zoomIn: () => change((view, point) => zoomByStep(view, 1, point)),
    zoomOut: () => change((view, point) => zoomByStep(view, -1, point)),
    fitWidth: () => change((view, point) => zoomTo(view, 1, point)),
    /** The whole sheet, of this width and height in whatever unit. */
    fitSheet: (sheet: { readonly width: number; readonly height: number }) =>
      change((view, point) => {
        const { clientWidth, clientHeight } = pane.current!
        const scale = getWholeSheetScale({ width: clientWidth, height: clientHeight }, sheet)
        return { ...zoomTo(view, scale, point), left: 0, top: 0 }
      }),
    pressZoomKey,
    paneProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (pressZoomKey(event)) event.preventDefault()
      },
      onMouseDown,
      onDoubleClick: (event: MouseEvent) => change(toggleZoom, event),
    },
  }
}
