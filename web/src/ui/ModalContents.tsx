import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Modal.module.css'
import { words } from './words.ts'
import './mantine.css'

interface ModalContentsProps {
  readonly title: string
  /** Shows a close button, where the dialog can be dismissed. */
  readonly isClosable: boolean
  /** Without a head: the title stands in the text. */
  readonly isHeadless?: boolean
  readonly children: ReactNode
  /** The buttons, the main one first; each says what it does. */
  readonly actions?: ReactNode
}

/** What a dialog asks: its title, its text and its buttons. */
export const ModalContents = (props: ModalContentsProps) => {
  const { title, isClosable, isHeadless = false, children, actions } = props
  const t = useWords(words)
  return (
    <>
      {/* Mantine's own header is a <header>: a second banner of the page to whoever listens to it. */}
      {!isHeadless && (
        <div className={classes['head']}>
          <Modal.Title>{title}</Modal.Title>
          {isClosable && <Modal.CloseButton aria-label={t('close')} size={44} />}
        </div>
      )}
      <Modal.Body>
        {isHeadless && <Modal.Title>{title}</Modal.Title>}
        {children}
        {actions && <div className={classes['actions']}>{actions}</div>}
      </Modal.Body>
    </>
  )
}
