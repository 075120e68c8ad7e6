import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Modal } from './Modal.tsx'
import { words } from '#web/ui/words.ts'
import '#web/ui/mantine.css'

interface ConfirmModalProps {
  readonly isOpen: boolean
  readonly title: string
  /** What it is about, and the consequences. */
  readonly children: ReactNode
  /** A verb: "Register", "Give up the seat". */
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** "Cancel" unless given. */
  readonly cancelLabel?: string
  readonly isBusy?: boolean
  readonly isDangerous?: boolean
  /** Opening it is an entry of the browser's history, so "back" closes it anyway. */
  readonly isHistoryStep?: boolean
  /** The error of the last attempt. */
  readonly problem?: unknown
}

/** Asks for confirmation; a dangerous button never has the initial focus. */
export const ConfirmModal = (props: ConfirmModalProps) => {
  const t = useWords(words)
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    onConfirm,
    onClose,
    cancelLabel,
    isBusy = false,
    isDangerous = false,
  } = props
  const initialFocus = { 'data-autofocus': true }
  return (
    <Modal
      isOpen={isOpen}
      onClose={isBusy ? () => undefined : onClose}
      title={title}
      isHistoryStep={props.isHistoryStep}
      actions={
        <>
          <Button
            color={isDangerous ? 'red' : undefined}
            loading={isBusy}
            onClick={onConfirm}
            {...(!isDangerous && initialFocus)}
          >
            {confirmLabel}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={onClose} {...(isDangerous && initialFocus)}>
            {cancelLabel ?? t('cancel')}
          </Button>
        </>
      }
    >
      {children}
      <AttemptNotice problem={props.problem} isBusy={isBusy} onRetry={onConfirm} />
    </Modal>
  )
}
