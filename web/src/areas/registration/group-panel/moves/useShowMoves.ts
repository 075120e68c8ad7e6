import { useLocation } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'
import type { Repair } from '#web/parts/group-picker/repair.ts'

/** Scrolls to the first move that makes room, and focuses it, where the address asks for it: `#moves`. */
export const useShowMoves = (
  start: RefObject<HTMLElement | null>,
  repairs: readonly Repair[] | undefined,
): void => {
  const isAsked = useLocation({ select: ({ hash }) => hash === 'moves' })
  const isKnown = repairs !== undefined
  useEffect(() => {
    if (!isAsked || !isKnown) return
    const move = start.current?.closest('article')?.querySelector<HTMLElement>('[data-repair]')
    move?.focus({ preventScroll: true })
    // Where it has space, what it is about stays in sight above it.
    move?.scrollIntoView({ block: 'nearest' })
  }, [start, isAsked, isKnown])
}
