import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { findDropIndex, listShifts, type Span } from './find-drop-index.ts'

/** Nearer than this to the top or the bottom of what scrolls, it scrolls while an item is dragged, in px. */
const pageScrollZone = 140
const dialogScrollZone = 64
const scrollStep = 10
const moveMs = 150

interface Drag {
  readonly from: number
  readonly spans: readonly Span[]
  readonly scroller: Scroller
  /** The pointer's place in what scrolls when the drag began, in px. */
  readonly startY: number
  readonly distance: number
}

/** An item that the arrow keys have moved since its handle got the focus. */
interface KeyMove {
  readonly from: number
  readonly index: number
}

/** The element around a list that scrolls: a dialog, or the page. */
interface Scroller {
  readonly element: Element
  /** Where scrolling begins, in px of the window. */
  readonly top: number
  readonly bottom: number
}

const findScroller = (list: Element): Scroller => {
  const element = list.closest('[role="dialog"]')
  if (element === null)
    return {
      element: document.documentElement,
      top: pageScrollZone,
      bottom: innerHeight - pageScrollZone,
    }
  const { top, bottom } = element.getBoundingClientRect()
  return { element, top: top + dialogScrollZone, bottom: bottom - dialogScrollZone }
}

const keyDirections: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

export interface Reorder {
  readonly draggedIndex: number | null
  /** The style of the item at that position. */
  readonly getItemStyle: (index: number) => CSSProperties | undefined
  /** The handlers of its handle: a pointer drags, the arrow keys move by one, Esc cancels either. */
  readonly getHandleProps: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void
    /** Esc cancels the move and leaves the dialog around it open. */
    readonly 'data-mantine-stop-propagation': boolean | undefined
  }
  /** Moves an item, and shows where it went. */
  readonly move: (from: number, to: number) => void
}

/** Reorders the children of a list by pointer or by keys. Its handles need `touch-action: none`. */
export const useReorder = (
  listRef: RefObject<HTMLElement | null>,
  count: number,
  /** `isFirst` unless the arrow keys move the same item on. */
  onMove: (from: number, to: number, isFirst: boolean) => void,
  /** Restores what was there before the first move; without it the item is moved back. */
  onCancel?: () => void,
): Reorder => {
  const [keyMove, setKeyMove] = useState<KeyMove | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const clientY = useRef(0)
  const topsBefore = useRef<ReadonlyMap<Element, number> | null>(null)
  const isDragging = drag !== null
  const to = drag === null ? null : findDropIndex(drag.spans, drag.from, drag.distance)

  const saveTops = () => {
    const items = [...(listRef.current?.children ?? [])]
    topsBefore.current = new Map(items.map((item) => [item, item.getBoundingClientRect().top]))
  }
  const move = (from: number, target: number, isFirst = true) => {
    if (target < 0 || target >= count || target === from) return
    saveTops()
    setKeyMove(null)
    onMove(from, target, isFirst)
  }
  const moveByKey = (index: number, target: number) => {
    const started = keyMove?.index === index ? keyMove : null
    move(index, target, started === null)
    if (target >= 0 && target < count) setKeyMove({ from: started?.from ?? index, index: target })
  }
  const cancelKeyMove = ({ from, index }: KeyMove) => {
    saveTops()
    setKeyMove(null)
    if (onCancel) onCancel()
    else if (from !== index) onMove(index, from, false)
  }
  const drop = () => {
    if (drag === null || to === null) return
    setDrag(null)
    move(drag.from, to)
  }
  // Each item goes from where it was seen to its new place.
  useLayoutEffect(() => {
    const before = topsBefore.current
    topsBefore.current = null
    if (before === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [item, top] of before) {
      const distance = top - item.getBoundingClientRect().top
      if (Math.abs(distance) < 1) continue
      item.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
        duration: moveMs,
        easing: 'ease-out',
      })
    }
  })
  const update = () =>
    setDrag(
      (now) => now && { ...now, distance: clientY.current + now.scroller.element.scrollTop - now.startY },
    )
  const scroller = drag?.scroller
  useEffect(() => {
    if (scroller === undefined) return
    const { element, top, bottom } = scroller
    let frame = requestAnimationFrame(function scroll() {
      const step = clientY.current < top ? -scrollStep : clientY.current > bottom ? scrollStep : 0
      const before = element.scrollTop
      if (step !== 0) element.scrollBy({ top: step, behavior: 'instant' })
      if (element.scrollTop !== before) update()
      frame = requestAnimationFrame(scroll)
    })
    const cancelOnEscape = ({ key }: { readonly key: string }) => key === 'Escape' && setDrag(null)
    addEventListener('keydown', cancelOnEscape)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', cancelOnEscape)
    }
  }, [scroller])

  const shifts = drag === null || to === null ? [] : listShifts(drag.spans, drag.from, to)
  return {
    draggedIndex: drag?.from ?? null,
    getItemStyle: (index) => {
      if (drag === null) return undefined
      const distance = index === drag.from ? drag.distance : (shifts[index] ?? 0)
      return { transform: `translateY(${distance}px)` }
    },
    getHandleProps: (index) => ({
      onPointerDown: (event) => {
        const list = listRef.current
        if (event.button !== 0 || count < 2 || list === null) return
        event.currentTarget.setPointerCapture(event.pointerId)
        // Safari does not focus a button that is pressed, and its keys would go elsewhere.
        event.currentTarget.focus({ preventScroll: true })
        clientY.current = event.clientY
        const around = findScroller(list)
        const { scrollTop } = around.element
        const spans = [...list.children].map((item) => {
          const { top, height } = item.getBoundingClientRect()
          return { top: top + scrollTop, height }
        })
        setDrag({ from: index, spans, scroller: around, startY: event.clientY + scrollTop, distance: 0 })
      },
      onPointerMove: (event) => {
        if (!isDragging) return
        clientY.current = event.clientY
        update()
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
      'data-mantine-stop-propagation': isDragging || keyMove?.index === index || undefined,
      onBlur: ({ currentTarget }) => {
        // An element that moves in the page loses the focus, and gets it again below.
        requestAnimationFrame(() => document.activeElement !== currentTarget && setKeyMove(null))
      },
      onKeyDown: (event) => {
        const direction = keyDirections[event.key]
        const isCancelled = event.key === 'Escape' && !isDragging && keyMove?.index === index
        if (direction === undefined && !isCancelled) return
        event.preventDefault()
        const handle = event.currentTarget
        if (direction === undefined) {
          event.stopPropagation()
          cancelKeyMove(keyMove!)
        } else moveByKey(index, index + direction)
        // The browser takes the focus from an element that moves in the page.
        requestAnimationFrame(() => {
          handle.focus({ preventScroll: true })
          handle.scrollIntoView({ block: 'nearest' })
        })
      },
    }),
    move,
  }
}
