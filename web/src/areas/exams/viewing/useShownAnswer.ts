import { useEffect, type RefObject } from 'react'
import type { ShownAnswer } from './exam-paper.ts'

/** Pixels over the marked answer. */
const marginPx = 48

/** Brings an answer into view each time it is requested; the focus follows where the pressed button is hidden now. */
export const useShownAnswer = (pane: RefObject<HTMLElement | null>, answer: ShownAnswer | null): void => {
  useEffect(() => {
    const box = pane.current
    if (box === null || answer === null) return
    // To the left, where a written line begins.
    box.scrollTo({ left: 0, top: (answer.area?.top ?? 0) * box.scrollHeight - marginPx })
    const focused = document.activeElement
    const isHidden = focused instanceof HTMLElement && !focused.checkVisibility()
    if (isHidden) box.focus({ preventScroll: true })
    box.scrollIntoView({ block: isHidden ? 'start' : 'nearest' })
  }, [pane, answer])
}
