import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useContext, type ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { DialogStep } from './dialog-step.ts'
import { listButtons } from './list-buttons.ts'
import classes from './ModalContents.module.css'
import { words } from '#web/ui/words.ts'
import { modalWords } from './words.ts'
import '#web/ui/mantine.css'

interface ModalContentsProps {
  readonly title: string
  /** Shows a close button. */
  readonly isClosable: boolean
  /** The title stands above the text instead of in a header. */
  readonly isHeadless?: boolean
  readonly children: ReactNode
  /** Above the buttons, always in sight with them. */
  readonly status?: ReactNode
  /** The buttons, the main one first. */
  readonly actions?: ReactNode
}

/** Without a control that is to have it, the heading takes the focus: not the close button, which would have the ring. */
const focusFirst = (heading: HTMLElement | null): void => {
  if (heading?.closest('[role="dialog"]')?.querySelector('[data-autofocus]') === null)
    heading.setAttribute('data-autofocus', '')
}

/** The title, text and buttons of a dialog, inside a `ModalFrame`. */
export const ModalContents = (props: ModalContentsProps) => {
  const { title, isClosable, isHeadless = false, children, status, actions } = props
  const t = useWords(words)
  const m = useWords(modalWords)
  const step = useContext(DialogStep)
  const isSheet = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const buttons = listButtons(actions)
  const heading = (
    <Modal.Title ref={focusFirst} tabIndex={-1}>
      {title}
    </Modal.Title>
  )
  const stepText = step !== null && (
    <span className={classes['step']}>
      <span aria-hidden>
        {step.nth} / {step.count}
      </span>
      <span className="visually-hidden">{m('dialogStep', { ...step })}</span>
    </span>
  )
  return (
    <>
      {/* Mantine's own header is a <header>, which a screen reader takes for a second banner. */}
      {isHeadless ? (
        <div className={classes['edge']} />
      ) : (
        <div className={classes['head']}>
          {heading}
          {stepText}
          {isClosable && <Modal.CloseButton aria-label={t('close')} size={44} />}
        </div>
      )}
      <Modal.Body>
        {isHeadless && (
          <div className={classes['headless']}>
            {heading}
            {stepText}
          </div>
        )}
        {children}
        {buttons.length > 0 && (
          <div className={classes['foot']}>
            {status}
            {/* In visual order, so that the Tab key follows the eye: on a wide screen the main button is last, at the right. */}
            <div className={classes['actions']} data-dialog-buttons>
              {isSheet ? buttons : buttons.toReversed()}
            </div>
          </div>
        )}
      </Modal.Body>
    </>
  )
}
