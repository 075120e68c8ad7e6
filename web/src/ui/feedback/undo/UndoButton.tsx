import { useEffect, useRef } from 'react'
import { formatPhrase } from '#rules/text/locale.ts'
import { describeProblem, isFinal } from '#web/api/problem.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { isInField } from '#web/ui/is-free-key.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/ui/words.ts'
import classes from '../Toast.module.css'
import { showToast, type ToastMessage, type UndoCall } from '../toast-store.ts'

type Undo = NonNullable<ToastMessage['undo']>

interface Props<U extends Undo = Undo> {
  readonly undo: U
  readonly className: string
  /** Called with whether the toast must stay. */
  readonly onHold: (isHeld: boolean) => void
  /** Called before something is undone in the browser, after which the button is gone. */
  readonly onLeave?: () => void
}

/**
 * "Ctrl+Z" takes back what the toast says, from wherever the focus is but a field. "F6" moves the focus to the button and
 * back: the toast stands at the end of the page, and "Tab" would reach it too late.
 */
const useUndoKeys = () => {
  const button = useRef<HTMLButtonElement>(null)
  const focusBefore = useRef<Element | null>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code === 'F6' && button.current !== null) {
        event.preventDefault()
        const { activeElement } = document
        const next = activeElement === button.current ? focusBefore.current : button.current
        if (next === button.current) focusBefore.current = activeElement
        if (next instanceof HTMLElement) next.focus({ preventScroll: true })
        return
      }
      const isUndo =
        event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isUndo || isInField(event) || button.current === null) return
      event.preventDefault()
      button.current.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return { ref: button, 'aria-keyshortcuts': 'Control+Z F6' }
}

const CallButton = ({ undo, className, onHold }: Props<UndoCall>) => {
  const t = useWords(words)
  const locale = useLocale()
  const shortcut = useUndoKeys()
  const closing = useRef<HTMLButtonElement>(null)
  const send = useSend(undo.call, { onSuccess: () => showToast({ phrase: undo.done, undo: undo.redo }) })
  const { error, isPending } = send
  const refusal = error && describeProblem(error, locale)
  const isHeld = isPending || error !== null
  useEffect(() => onHold(isHeld), [isHeld, onHold])
  useEffect(() => {
    // The pressed button is gone.
    if (error !== null && document.activeElement === document.body) closing.current?.focus()
  }, [error])
  return (
    <>
      {refusal && (
        <span role="alert" className={classes['refusal']}>
          <Icon name="warning" /> <span>{refusal.text}</span>
        </span>
      )}
      {(error === null || !isFinal(error)) && (
        <button
          {...shortcut}
          type="button"
          className={className}
          aria-disabled={isPending || undefined}
          onClick={() => send.mutate(undo.input as never)}
        >
          {formatPhrase(undo.label, locale)}
        </button>
      )}
      {refusal && (
        <button ref={closing} type="button" className="text-button" onClick={() => showToast(null)}>
          {t('close')}
        </button>
      )}
    </>
  )
}

/** Undoes what a toast reports; a refusal stays until it is closed. */
export const UndoButton = ({ undo, className, onHold, onLeave }: Props) => {
  const locale = useLocale()
  const shortcut = useUndoKeys()
  if ('call' in undo) return <CallButton {...{ undo, className, onHold }} />
  return (
    <button
      {...shortcut}
      type="button"
      className={className}
      onClick={() => {
        onLeave?.()
        showToast(null)
        undo.run()
      }}
    >
      {formatPhrase(undo.label, locale)}
    </button>
  )
}
