import { Button } from '@mantine/core'
import { useId, useRef, useState, type ReactNode } from 'react'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './SingleChoice.module.css'
import { AttemptNotice } from './feedback/AttemptNotice.tsx'
import { focusFirstInput } from './form/focus-first-input.ts'
import { RadioCards } from './form/RadioCards.tsx'
import { ConfirmContents } from './modal/ConfirmContents.tsx'
import { ModalContents } from './modal/ModalContents.tsx'
import { MissingNotice } from './feedback/MissingNotice.tsx'
import { words } from './words.ts'
import './mantine.css'

interface SingleChoiceProps<Answer extends string> {
  readonly title: string
  /** The text above the answers. */
  readonly children: ReactNode
  readonly answers: readonly { readonly value: Answer; readonly label: string; readonly hint?: string }[]
  readonly isBusy: boolean
  /** Why the last attempt to save failed. */
  readonly problem: unknown
  /** Fields whose messages are in `extra`. */
  readonly shownFields?: readonly string[]
  readonly onSave: (answer: Answer) => void
  readonly initial?: Answer | null
  readonly onSelect?: (answer: Answer) => void
  /** Further fields of the selected answer, below the answers and once more where it is confirmed. */
  readonly extra?: ReactNode
  /** Whether nothing is missing for the selected answer; `extra` shows what is missing. */
  readonly isComplete?: (answer: Answer) => boolean
  /** The answer can be changed afterwards, so it is saved without a question. */
  readonly canChange?: boolean
}

/** The contents of a dialog that asks for one of a few answers, and asks before one that is final is saved (spec 5.3.2). */
export const SingleChoice = <Answer extends string>(props: SingleChoiceProps<Answer>) => {
  const { title, children, answers, isBusy, problem, onSave, initial = null, onSelect, isComplete } = props
  const { canChange = false } = props
  const t = useWords(words)
  const m = useWords(messages)
  const id = useId()
  const cards = useRef<HTMLFieldSetElement>(null)
  const [selected, setSelected] = useState<Answer | null>(initial)
  const [isMissing, setMissing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const answer = answers.find(({ value }) => value === selected)

  const confirm = () => {
    if (!answer) {
      setMissing(true)
      return focusFirstInput(cards.current)
    }
    if (!(isComplete?.(answer.value) ?? true)) return undefined
    return canChange ? onSave(answer.value) : setConfirming(true)
  }

  if (isConfirming && answer)
    return (
      <ConfirmContents
        title={m('saveAnswer')}
        confirmLabel={t('save')}
        isStep
        isBusy={isBusy}
        problem={problem}
        shownFields={props.shownFields}
        onConfirm={() => onSave(answer.value)}
        onCancel={() => setConfirming(false)}
      >
        <p>{title}</p>
        <p className={classes['selected']}>{answer.label}</p>
        {props.extra}
      </ConfirmContents>
    )
  return (
    <ModalContents
      title={title}
      isClosable={false}
      actions={
        <Button loading={isBusy} onClick={confirm}>
          {t('save')}
        </Button>
      }
    >
      {children}
      <div className={classes['answers']}>
        <RadioCards
          ref={cards}
          cards={answers}
          selected={selected}
          onSelect={(value) => {
            setSelected(value)
            setMissing(false)
            onSelect?.(value)
          }}
          describedBy={isMissing ? `${id}-missing` : undefined}
        >
          <legend className="visually-hidden">{title}</legend>
        </RadioCards>
        {isMissing && <MissingNotice id={`${id}-missing`}>{m('chooseOne')}</MissingNotice>}
      </div>
      {answer && props.extra}
      {canChange && (
        <AttemptNotice
          problem={problem}
          isBusy={isBusy}
          onRetry={() => answer !== undefined && onSave(answer.value)}
        />
      )}
    </ModalContents>
  )
}
