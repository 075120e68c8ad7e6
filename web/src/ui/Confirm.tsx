import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptProblem } from './AttemptProblem.tsx'
import { Modal } from './Modal.tsx'
import { words } from './words.ts'
import './mantine.css'

interface ConfirmProps {
  readonly opened: boolean
  readonly title: string
  /** What it is about, and what follows. */
  readonly children: ReactNode
  /** What the button does: "Register", "Give up my seat". */
  readonly verb: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** What the other button says; "Cancel" where that is clear. */
  readonly stay?: string
  readonly busy?: boolean
  readonly isDangerous?: boolean
  /** Opening it is a step of the history, so that "back" closes it by itself. */
  readonly isStep?: boolean
  /** What failed at the last try. */
  readonly problem?: unknown
}

/** Asks before something is done; the dangerous button is never the one that Enter presses. */
export const Confirm = (props: ConfirmProps) => {
  const t = useWords(words)
  const { opened, title, children, verb, onConfirm, onClose, stay, busy = false, isDangerous = false } = props
  const focusedFirst = { 'data-autofocus': true }
  return (
    <Modal
      opened={opened}
      onClose={busy ? () => undefined : onClose}
      title={title}
      isStep={props.isStep}
      actions={
        <>
          <Button
            color={isDangerous ? 'red' : undefined}
            loading={busy}
            onClick={onConfirm}
            {...(!isDangerous && focusedFirst)}
          >
            {verb}
          </Button>
          <Button variant="default" disabled={busy} onClick={onClose} {...(isDangerous && focusedFirst)}>
            {stay ?? t('cancel')}
          </Button>
        </>
      }
    >
      {children}
      <AttemptProblem problem={props.problem} isBusy={busy} again={onConfirm} />
    </Modal>
  )
}
