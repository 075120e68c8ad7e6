import type { ReactNode } from 'react'
import { ModalContents } from './ModalContents.tsx'
import { ModalFrame } from './ModalFrame.tsx'

interface ModalProps {
  readonly isOpen: boolean
  /** Without it the dialog cannot be dismissed: no close button, no Esc, no click outside. */
  readonly onClose?: (() => void) | undefined
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the main one first. */
  readonly actions?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `top` for content whose height changes: its first line stays in place. */
  readonly position?: 'middle' | 'top'
}

/** A dialog; on a phone it slides in from below. */
export const Modal = ({ isOpen, onClose, title, children, actions, size = 'md', position }: ModalProps) => (
  <ModalFrame
    isOpen={isOpen}
    onClose={onClose}
    size={size}

    {...(position && { position: position })}
  >
    <ModalContents title={title} isClosable={onClose !== undefined} actions={actions}>
      {children}
    </ModalContents>
  </ModalFrame>
)
