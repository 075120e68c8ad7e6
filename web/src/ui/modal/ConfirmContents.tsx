import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { words } from '#web/ui/words.ts'
import classes from './ModalContents.module.css'
import { ModalContents } from './ModalContents.tsx'
import '#web/ui/mantine.css'

interface Props {
  /** A question of a verb and its object: "Give up the seat?". */
  readonly title: string
  /** Its subject, and the consequences. */
  readonly children: ReactNode
  /** A verb: "Register", "Give up the seat". */
  readonly confirmLabel: string
  /** Names what stays, where the text is about a cancellation: "Cancel" beside it could mean both. */
  readonly keepLabel?: string | undefined
  /** In place of "Cancel": what should rather be done first. It is the main button then. */
  readonly first?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly isBusy?: boolean
  readonly isDangerous?: boolean
  /** Shows a close button beside "Cancel". */
  readonly isClosable?: boolean
  /** The error of the last attempt. */
  readonly problem?: unknown
  /** Fields whose messages `children` show. */
  readonly shownFields?: readonly string[] | undefined
  /** It takes the place of another step of an open dialog, so it takes the focus. */
  readonly isStep?: boolean
}

/** The only question before something is done: a dangerous button never has the initial focus. */
export const ConfirmContents = (props: Props) => {
  const { title, children, confirmLabel, onConfirm, onCancel, isStep = false, keepLabel, first } = props
  const { isBusy = false, isDangerous = false, isClosable = false } = props
  const t = useWords(words)
  const text = useRef<HTMLDivElement>(null)
  // Not the button: a second press meant for the step before would confirm.
  useEffect(() => {
    if (isStep) text.current?.focus()
  }, [isStep])
  const initial = isStep ? {} : { 'data-autofocus': true }
  return (
    <ModalContents
      title={title}
      isClosable={isClosable}
      actions={
        <>
          {first && (
            <Button disabled={isBusy} onClick={first.onPress} data-autofocus>
              {first.label}
            </Button>
          )}
          <Button
            variant={first && 'default'}
            color={isDangerous ? 'red' : undefined}
            loading={isBusy}
            onClick={onConfirm}
            {...(!isDangerous && !first && initial)}
          >
            {confirmLabel}
          </Button>
          {!first && (
            <Button variant="default" disabled={isBusy} onClick={onCancel} {...(isDangerous && initial)}>
              {keepLabel ?? t('cancel')}
            </Button>
          )}
        </>
      }
    >
      <div ref={text} tabIndex={-1} className={classes['question']}>
        {children}
      </div>
      <AttemptNotice
        problem={props.problem}
        shownFields={props.shownFields}
        isBusy={isBusy}
        onRetry={onConfirm}
      />
    </ModalContents>
  )
}
