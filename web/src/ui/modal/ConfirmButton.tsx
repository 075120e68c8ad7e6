import { useState, type ReactNode } from 'react'
import { ConfirmModal } from './ConfirmModal.tsx'

interface Props {
  /** Also the confirming button's label. */
  readonly label: string
  readonly ariaLabel?: string
  readonly variant: 'text-button' | 'plain-button'
  readonly title: string
  /** Names what stays, where the text is about a cancellation. */
  readonly keepLabel?: string
  readonly attempt: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void }
  /** `close` is called once it is done. */
  readonly onConfirm: (close: () => void) => void
  /** Its subject, and the consequences. */
  readonly children: ReactNode
}

/** A button for what cannot be undone: it asks for confirmation first. */
export const ConfirmButton = (props: Props) => {
  const { label, ariaLabel, variant, title, keepLabel, attempt, onConfirm, children } = props
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  return (
    <>
      <button
        type="button"
        className={variant}
        aria-label={ariaLabel}
        onClick={() => {
          attempt.reset()
          setConfirming(true)
        }}
      >
        {label}
      </button>
      <ConfirmModal
        isOpen={isConfirming}
        title={title}
        confirmLabel={label}
        keepLabel={keepLabel}
        isDangerous
        isBusy={attempt.isPending}
        problem={attempt.error}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      >
        {children}
      </ConfirmModal>
    </>
  )
}
