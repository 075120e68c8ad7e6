import { useEffect, useLayoutEffect, useRef } from 'react'
import { formatPhrase } from '#rules/text/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Toast.module.css'
import type { ToastMessage } from './toast-store.ts'
import './toast-over-dialog.css'
import './toast-contents.css'
import { UndoButton } from './undo/UndoButton.tsx'
import { useToastTime } from './undo/useToastTime.ts'

/** So long a dialog takes to close and to give the focus back. */
const dialogMs = 400

const startOver = Node.DOCUMENT_POSITION_PRECEDING

/** Where the focus goes once the button has it no more and what had it before is gone. */
const findHeading = () => {
  const dialog = document.querySelector('[role="dialog"]')
  return dialog === null
    ? document.querySelector<HTMLElement>('h1')
    : dialog.querySelector<HTMLElement>('[tabindex="-1"]')
}

/** The text of a toast, and its button. */
export const ToastContents = ({ message }: { readonly message: ToastMessage }) => {
  const locale = useLocale()
  const { phrase, params, undo, refusal } = message
  const { handlers, hold } = useToastTime(message)
  const hasUndo = undo !== undefined
  const line = useRef<HTMLSpanElement>(null)
  const focusBefore = useRef<EventTarget | null>(null)
  // It covers neither what was pressed nor what that has changed, also once a dialog has given the focus back.
  useLayoutEffect(() => {
    const keepClear = () => {
      const { activeElement: pressed } = document
      if (line.current === null || pressed === null || pressed === document.body) return
      if (pressed.closest('[role="dialog"]') !== null) return
      const box = line.current.getBoundingClientRect()
      const row = pressed.getBoundingClientRect()
      const isOver = box.top < row.bottom && row.top < box.bottom && !line.current.contains(pressed)
      if (isOver) line.current.setAttribute('data-above', '')
    }
    keepClear()
    const timer = setTimeout(keepClear, dialogMs)
    return () => clearTimeout(timer)
  }, [])
  // An open dialog keeps the focus within itself: from its end "Tab" goes to the undo before it goes to its beginning.
  useEffect(() => {
    if (!hasUndo) return undefined
    const leaveDialog = ({ key, shiftKey, defaultPrevented, target }: KeyboardEvent) => {
      const { activeElement } = document
      if (key !== 'Tab' || shiftKey || !defaultPrevented || !(target instanceof Node)) return
      if (activeElement === null || !(target.compareDocumentPosition(activeElement) & startOver)) return
      line.current?.querySelector('button')?.focus()
      focusBefore.current = target
    }
    addEventListener('keydown', leaveDialog)
    return () => removeEventListener('keydown', leaveDialog)
  }, [hasUndo])
  return (
    <span
      ref={line}
      data-refusal={refusal}
      {...handlers}
      onFocus={(event) => {
        focusBefore.current = event.relatedTarget
        handlers.onFocus?.(event)
      }}
    >
      <Icon name={refusal ?? 'check'} />{' '}
      <span className={classes['text']}>{formatPhrase(phrase, locale, params)}</span>
      {undo && (
        <UndoButton
          undo={undo}
          className="text-button"
          onHold={hold}
          onLeave={() => {
            if (!line.current?.contains(document.activeElement)) return
            const { current: before } = focusBefore
            const next = before instanceof HTMLElement && before.isConnected ? before : findHeading()
            next?.focus({ preventScroll: true })
          }}
        />
      )}
    </span>
  )
}
