import { useRef, type ReactNode } from 'react'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Dialog } from './Dialog.tsx'
import classes from './Dialog.module.css'

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
  /** Its subject, and the consequences. */
  readonly children: ReactNode
}

/** Asks before what cannot be undone; open while it is rendered. */
export const ConfirmDialog = (props: Props) => {
  const { title, confirmLabel, closeLabel, isBusy, problem, onConfirm, onClose, children } = props
  const wayOut = useRef<HTMLButtonElement>(null)
  return (
    // A second press of the key that opened it must not confirm.
    <Dialog title={title} isBusy={isBusy} focused={wayOut} onClose={onClose}>
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
    </Dialog>
  )
}
