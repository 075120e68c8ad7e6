import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Modal.module.css'
import { useAlone } from './useAlone.ts'
import { useBackCloses } from './useBackCloses.ts'
import './mantine.css'

interface ModalFrameProps {
  readonly opened: boolean
  /** Without it the dialog cannot be dismissed: no Esc, no click beside it. */
  readonly onClose?: (() => void) | undefined
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly place?: 'middle' | 'top'
  /** Opening it is a step of the history, so that "back" closes it by itself. */
  readonly isStep?: boolean | undefined
  /** A `ModalContents`, which may change while the frame stays. */
  readonly children: ReactNode
}

/** The frame of a dialog, apart from what it asks; on a phone it comes from below. */
export const ModalFrame = (props: ModalFrameProps) => {
  const { opened, onClose, size = 'md', place = 'middle', isStep = false, children } = props
  useAlone(opened)
  useBackCloses(opened && !isStep ? onClose : undefined)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose ?? (() => undefined)}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      size={size}
      centered={place === 'middle'}
      classNames={place === 'middle' ? classes : { ...classes, inner: '', content: '' }}
    >
      {/* A press beside the dialog leaves the focus in it. */}
      <Modal.Overlay onMouseDown={(event) => event.preventDefault()} />
      <Modal.Content>{children}</Modal.Content>
    </Modal.Root>
  )
}
