import type { ReactNode } from 'react'
import { ModalContents } from './ModalContents.tsx'
import { ModalFrame } from './ModalFrame.tsx'

interface ModalProps {
  readonly opened: boolean
  /** Without it the dialog cannot be dismissed: no close button, no Esc, no click beside it. */
  readonly onClose?: (() => void) | undefined
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the main one first; each says what it does. */
  readonly actions?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  /** For what grows and shrinks under its first line: that line keeps its height. */
  readonly place?: 'middle' | 'top'
  /** Opening it is a step of the history, so that "back" closes it by itself. */
  readonly isStep?: boolean | undefined
}

/** A dialog that asks one thing; on a phone it comes from below. */
export const Modal = ({
  opened,
  onClose,
  title,
  children,
  actions,
  size = 'md',
  place,
  isStep,
}: ModalProps) => (
  <ModalFrame opened={opened} onClose={onClose} size={size} isStep={isStep} {...(place && { place })}>
    <ModalContents title={title} isClosable={onClose !== undefined} actions={actions}>
      {children}
    </ModalContents>
  </ModalFrame>
)
