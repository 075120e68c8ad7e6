import { useEffect, useRef, useState, type DOMAttributes } from 'react'
import { showToast, type ToastMessage } from '../toast-store.ts'

const plainMs = 5000
const undoMs = 10_000
/** So long it stays at least after the pointer or the focus has left it. */
const leavingMs = 2000

interface ToastTime {
  /** Of the element in which time stands still. */
  readonly handlers: DOMAttributes<HTMLElement>
  /** Time also stands still while an undo is sent, and while its refusal is shown. */
  readonly hold: (isHeld: boolean) => void
}

/** Hides the toast when its time is over; time stands still under the pointer and the focus. */
export const useToastTime = ({ undo }: ToastMessage): ToastTime => {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [isHeld, hold] = useState(false)
  const leftMs = useRef(undo === undefined ? plainMs : undoMs)
  const stands = isHeld || hasPointer || hasFocus
  useEffect(() => {
    if (stands) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => showToast(null), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current = Math.max(leavingMs, leftMs.current - (performance.now() - startedAt))
    }
  }, [stands])
  const handlers = {
    onPointerEnter: () => setPointer(true),
    onPointerLeave: () => setPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
  return { handlers, hold }
}
