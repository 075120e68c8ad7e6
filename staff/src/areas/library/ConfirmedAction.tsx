import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { words } from './words.ts'

interface Props {
  readonly kind?: 'plain' | 'text'
  readonly label: string
  readonly ariaLabel: string
  readonly title: string
  readonly attempt: { readonly isPending: boolean; readonly error: unknown; readonly dismiss: () => void }
  /** `close` is called once it is done. */
  readonly onConfirm: (close: () => void) => void
  /** Its subject, and its fields. */
  readonly children: ReactNode
}

/** A button that asks first. */
export const ConfirmedAction = ({
  kind = 'text',
  label,
  ariaLabel,
  title,
  attempt,
  onConfirm,
  children,
}: Props) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    attempt.dismiss()
    setOpen(false)
  }
  return (
    <>
      <ActionButton kind={kind} ariaLabel={ariaLabel} onClick={() => setOpen(true)}>
        {label}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={title}
          confirmLabel={label}
          closeLabel={t('leave')}
          isBusy={attempt.isPending}
          problem={attempt.error}
          onConfirm={() => onConfirm(close)}
          onClose={close}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
