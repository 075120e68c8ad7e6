import { useEffect, useRef, useState } from 'react'
import { formatPhrase } from '#rules/text/locale.ts'
import { describeProblem } from '#web/api/problem.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/ui/words.ts'
import classes from './Toast.module.css'
import { showToast, type ToastMessage } from './toast-store.ts'
import './toast-over-dialog.css'

const plainMs = 5000
const undoMs = 10_000
const startOver = Node.DOCUMENT_POSITION_PRECEDING

interface UndoProps {
  readonly undo: Exclude<ToastMessage['undo'], undefined | (() => void)>
  readonly label: string
}

const UndoButton = ({ undo, label }: UndoProps) => {
  const locale = useLocale()
  const send = useSend(undo.call, { onSuccess: () => showToast({ phrase: words.undone }) })
  const refusal = send.error && describeProblem(send.error, locale, {})
  if (refusal) return <strong role="alert">{refusal.text}</strong>
  return (
    <button
      type="button"
      className="text-button"
      aria-disabled={send.isPending || undefined}
      onClick={() => send.mutate(undo.input as never)}
    >
      {label}
    </button>
  )
}

/** The text of a toast, and its button. */
export const ToastContents = ({ message }: { readonly message: ToastMessage }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { phrase, params, undo, undoLabel = 'undo' } = message
  const [isHeld, setHeld] = useState(false)
  const hasUndo = undo !== undefined
  const line = useRef<HTMLSpanElement>(null)
  const focusBefore = useRef<EventTarget | null>(null)
  // Nothing disappears under the pointer or the focus.
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => showToast(null), hasUndo ? undoMs : plainMs)
    return () => clearTimeout(timer)
  }, [isHeld, hasUndo])
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        focusBefore.current = relatedTarget
        setHeld(true)
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon name="check" /> <span className={classes['text']}>{formatPhrase(phrase, locale, params)}</span>
      {typeof undo === 'function' && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus({ preventScroll: true })
            showToast(null)
            undo()
          }}
        >
          {t(undoLabel)}
        </button>
      )}
      {typeof undo === 'object' && <UndoButton undo={undo} label={t(undoLabel)} />}
    </span>
  )
}
