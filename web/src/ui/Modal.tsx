import { Modal as MantineModal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Modal.module.css'
import { words } from './words.ts'

interface ModalProps {
  readonly opened: boolean
  /** Without it the dialog cannot be dismissed: no close button, no Esc, no click beside it. */
  readonly onClose?: (() => void) | undefined
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the main one first; each says what it does. */
  readonly actions?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** A dialog that asks one thing; on a phone it comes from below. */
export const Modal = ({ opened, onClose, title, children, actions, size = 'md' }: ModalProps) => {
  const t = useWords(words)
  const isClosable = onClose !== undefined
  return (
    <MantineModal
      opened={opened}
      onClose={onClose ?? (() => undefined)}
      title={title}
      size={size}
      centered
      withCloseButton={isClosable}
      closeOnEscape={isClosable}
      closeOnClickOutside={isClosable}
      closeButtonProps={{ 'aria-label': t('close'), size: 44 }}
      classNames={classes}
    >
      {children}
      {actions && <div className={classes['actions']}>{actions}</div>}
    </MantineModal>
  )
}
