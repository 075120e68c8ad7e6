import { useEffect, useId, useRef, type ReactNode } from 'react'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import classes from './ConfirmDialog.module.css'

interface Props {
  /** A question of a verb and its object. */
  readonly title: string
  readonly confirmLabel: string
  /** The way out. */
  readonly closeLabel: string
  readonly isBusy: boolean
  /** The error of the last attempt. */
  readonly problem: unknown
  /** Left out where nothing can be confirmed any more. */
  readonly onConfirm?: (() => void) | undefined
  readonly onClose: () => void
  /** What it is about, and the consequences. */
  readonly children: ReactNode
}

/** Asks before what cannot be taken back; open while it is rendered. */
export const ConfirmDialog = (props: Props) => {
  const { title, confirmLabel, closeLabel, isBusy, problem, onConfirm, onClose, children } = props
  const titleID = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const wayOut = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    // A second press of the key that opened it must not confirm.
    wayOut.current?.focus()
    return () => {
      // A dialog that is removed does not return the focus, and its opener may be gone.
      const next = opener?.isConnected ? opener : document.querySelector('#main h1')
      if (next instanceof HTMLElement) next.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-labelledby={titleID}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={titleID}>{title}</h2>
      <div className={classes['body']}>
        {children}
        <AttemptNotice problem={problem} isBusy={isBusy} onRetry={() => onConfirm?.()} />
        <div className={classes['buttons']}>
          {onConfirm !== undefined && (
            <button
              type="button"
              className="main-button"
              aria-disabled={isBusy || undefined}
              onClick={onConfirm}
            >
              {confirmLabel}
            </button>
          )}
          <button ref={wayOut} type="button" className="plain-button" disabled={isBusy} onClick={onClose}>
            {closeLabel}
          </button>
        </div>
      </div>
    </dialog>
  )
}
