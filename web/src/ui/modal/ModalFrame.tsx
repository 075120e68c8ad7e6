import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import classes from './Sheet.module.css'
import { moveAutofocus } from './move-autofocus.ts'
import { useInertPage } from './useInertPage.ts'
import '#web/ui/mantine.css'

interface ModalFrameProps {
  readonly isOpen: boolean
  /** Without it the dialog cannot be dismissed: no Esc, no click outside. */
  readonly onClose?: (() => void) | undefined
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly position?: 'middle' | 'top'
  /** `ModalContents`, which may change while the frame stays open. */
  readonly children: ReactNode
}

/** Below a dialog a toast has its place, in px. */
const dialogMargin = 72

/** The frame of a dialog without its contents; on a phone it slides in from below. */
export const ModalFrame = (props: ModalFrameProps) => {
  const { isOpen, onClose, size = 'md', position = 'middle', children } = props
  useInertPage(isOpen)
  useCloseOnBack(isOpen, onClose)
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose ?? (() => undefined)}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      size={size}
      yOffset={dialogMargin}
      centered={position === 'middle'}
      classNames={{
        ...classes,
        content: `${classes['content']} ${position === 'middle' ? '' : classes['fixed']}`,
      }}
    >
      {/* A press outside leaves the focus in the dialog. */}
      <Modal.Overlay onMouseDown={(event) => event.preventDefault()} />
      <Modal.Content onFocus={moveAutofocus}>{children}</Modal.Content>
    </Modal.Root>
  )
}
