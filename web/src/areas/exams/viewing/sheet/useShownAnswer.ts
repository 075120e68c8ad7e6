import { useEffect, useRef, type RefObject } from 'react'
import type { ShownAnswer } from '#web/areas/exams/viewing/exam-paper.ts'

/** Pixels over the marked answer. */
const marginPx = 48

const scrollToAnswer = (box: HTMLElement, { area }: ShownAnswer): void =>
  // To the left, where a written line begins.
  box.scrollTo({ left: 0, top: (area?.top ?? 0) * box.scrollHeight - marginPx })

/**
 * Scrolls an answer into view each time it is requested, and when the pane gets another size; the focus follows where the
 * pressed button is hidden now.
 */
export const useShownAnswer = (
  pane: RefObject<HTMLElement | null>,
  answer: ShownAnswer | null,
  isFullScreen: boolean,
): void => {
  const shown = useRef(answer)
  useEffect(() => {
    shown.current = answer
  }, [answer])
  useEffect(() => {
    if (pane.current !== null && shown.current !== null) scrollToAnswer(pane.current, shown.current)
  }, [pane, isFullScreen])
  useEffect(() => {
    const box = pane.current
    if (box === null || answer === null) return
    scrollToAnswer(box, answer)
    const focused = document.activeElement
    const isHidden = focused instanceof HTMLElement && !focused.checkVisibility()
    if (isHidden) box.focus({ preventScroll: true })
    box.scrollIntoView({ block: isHidden ? 'start' : 'nearest' })
  }, [pane, answer])
}
