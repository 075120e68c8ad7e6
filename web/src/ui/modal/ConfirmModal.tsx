import type { ReactNode } from 'react'
import { ConfirmContents } from './ConfirmContents.tsx'
import { ModalFrame } from './ModalFrame.tsx'

interface ConfirmModalProps {
  readonly isOpen: boolean
  /** A question of a verb and its object: "Give up the seat?". */
  readonly title: string
  /** Its subject, and the consequences. */
  readonly children?: ReactNode
  /** A verb: "Register", "Give up the seat". */
  readonly confirmLabel: string
  /** Names what stays, where the text is about a cancellation: "Keep the seat" in place of "Cancel". */
  readonly keepLabel?: string | undefined
  /** In place of "Cancel": what should rather be done first. It is the main button then. */
  readonly first?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly isBusy?: boolean
  readonly isDangerous?: boolean
  /** The error of the last attempt. */
  readonly problem?: unknown
}

/** Asks before what cannot be undone, or where the specification asks; what can be undone is done at once. */
export const ConfirmModal = ({ isOpen, onClose, children, ...contents }: ConfirmModalProps) => {
  const close = contents.isBusy === true ? () => undefined : onClose
  return (
    <ModalFrame isOpen={isOpen} onClose={close}>
      <ConfirmContents {...contents} isClosable onCancel={close}>
        {children}
      </ConfirmContents>
    </ModalFrame>
  )
}
