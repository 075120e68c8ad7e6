import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { findDropIndex, listShifts, type Span } from './find-drop-index.ts'

/** Nearer than this to the top or the bottom of the window, the page scrolls while an item is dragged, in px. */
const scrollZone = 140
const scrollStep = 10
const moveMs = 150

interface Drag {
  readonly from: number
  readonly spans: readonly Span[]
  /** The pointer's place in the page when the drag began, in px. */
  readonly startY: number
  readonly distance: number
}

const keyDirections: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

export interface Reorder {
  readonly draggedIndex: number | null
  /** The style of the item at that position. */
  readonly getItemStyle: (index: number) => CSSProperties | undefined
  /** The handlers of its handle: a pointer drags, the arrow keys move by one, Esc cancels a drag. */
  readonly getHandleProps: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
  /** Moves an item, and shows where it went. */
  readonly move: (from: number, to: number) => void
}

/** Reorders the children of a list by pointer or by keys. Its handles need `touch-action: none`. */
export const useReorder = (
  listRef: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
): Reorder => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const clientY = useRef(0)
  const topsBefore = useRef<ReadonlyMap<Element, number> | null>(null)
  const isDragging = drag !== null
  const to = drag === null ? null : findDropIndex(drag.spans, drag.from, drag.distance)

  const move = (from: number, target: number) => {
    if (target < 0 || target >= count || target === from) return
    const items = [...(listRef.current?.children ?? [])]
    topsBefore.current = new Map(items.map((item) => [item, item.getBoundingClientRect().top]))
    onMove(from, target)
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
  const update = () => setDrag((now) => now && { ...now, distance: clientY.current + scrollY - now.startY })
  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function scroll() {
      const step =
        clientY.current < scrollZone
          ? -scrollStep
          : clientY.current > innerHeight - scrollZone
            ? scrollStep
            : 0
      const before = scrollY
      if (step !== 0) scrollBy({ top: step, behavior: 'instant' })
      if (scrollY !== before) update()
      frame = requestAnimationFrame(scroll)
    })
    const cancelOnEscape = ({ key }: { readonly key: string }) => key === 'Escape' && setDrag(null)
    addEventListener('keydown', cancelOnEscape)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', cancelOnEscape)
    }
  }, [isDragging])

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
        if (event.button !== 0 || count < 2) return
        event.currentTarget.setPointerCapture(event.pointerId)
        clientY.current = event.clientY
        const spans = [...(listRef.current?.children ?? [])].map((item) => {
          const { top, height } = item.getBoundingClientRect()
          return { top: top + scrollY, height }
        })
        setDrag({ from: index, spans, startY: event.clientY + scrollY, distance: 0 })
      },
      onPointerMove: (event) => {
        if (!isDragging) return
        clientY.current = event.clientY
        update()
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event) => {
        const direction = keyDirections[event.key]
        if (direction === undefined) return
        event.preventDefault()
        const handle = event.currentTarget
        move(index, index + direction)
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
