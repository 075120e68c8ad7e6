import { useEffect, useState } from 'react'
import { formatPhrase } from '#rules/text/locale.ts'
import { describeProblem } from '#web/api/problem.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/ui/words.ts'
import classes from './Toast.module.css'
import { showToast, type ToastMessage } from './toast-store.ts'

const plainMs = 5000
const undoMs = 10_000

const UndoButton = ({ undo }: { readonly undo: Exclude<ToastMessage['undo'], undefined | (() => void)> }) => {
  const t = useWords(words)
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
      {t('undo')}
    </button>
  )
}

/** The text of a toast, and its button. */
export const ToastContents = ({ message }: { readonly message: ToastMessage }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { phrase, params, undo } = message
  const [isHeld, setHeld] = useState(false)
  const hasUndo = undo !== undefined
  // Nothing disappears under the pointer or the focus.
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => showToast(null), hasUndo ? undoMs : plainMs)
    return () => clearTimeout(timer)
  }, [isHeld, hasUndo])
  return (
    <span
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="check" /> <span className={classes['text']}>{formatPhrase(phrase, locale, params)}</span>
      {typeof undo === 'function' && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            showToast(null)
            undo()
          }}
        >
          {t('undo')}
        </button>
      )}
      {typeof undo === 'object' && <UndoButton {...{ undo }} />}
    </span>
  )
}
