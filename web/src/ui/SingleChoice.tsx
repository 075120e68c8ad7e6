import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './SingleChoice.module.css'
import { AttemptNotice } from './feedback/AttemptNotice.tsx'
import { ModalContents } from './modal/ModalContents.tsx'
import { Notice } from './feedback/Notice.tsx'
import { words } from './words.ts'
import './mantine.css'

interface SingleChoiceProps<Answer extends string> {
  readonly title: string
  /** What it is about. */
  readonly children: ReactNode
  readonly answers: readonly { readonly value: Answer; readonly label: string; readonly hint?: string }[]
  readonly busy: boolean
  /** What failed at the last try. */
  readonly problem: unknown
  readonly onSave: (answer: Answer) => void
  /** What was picked before a reload, and how to keep what is picked now. */
  readonly remembered?: Answer | null
  readonly onPick?: (answer: Answer) => void
  /** What else the picked answer needs: shown below the answers, and said again when it is asked back. */
  readonly below?: ReactNode
  readonly detail?: ReactNode
  /** Says whether nothing is missing for the picked answer; what is missing is told in `below`. */
  readonly isComplete?: (answer: Answer) => boolean
}

/** The contents of a dialog that asks for one of a few answers, and asks back before it is saved (spec 5.3.2). */
export const SingleChoice = <Answer extends string>(props: SingleChoiceProps<Answer>) => {
  const { title, children, answers, busy, problem, onSave, remembered = null, onPick, isComplete } = props
  const t = useWords(words)
  const m = useWords(messages)
  const name = useId()
  const [picked, setPicked] = useState<Answer | null>(remembered)
  const [isMissing, setMissing] = useState(false)
  const [isAskedBack, setAskedBack] = useState(false)
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [isAskedBack])
  const answer = answers.find(({ value }) => value === picked)

  const goOn = () => {
    if (!answer) return setMissing(true)
    if (isComplete?.(answer.value) ?? true) setAskedBack(true)
  }

  if (isAskedBack && answer)
    return (
      <ModalContents
        title={title}
        isClosable={false}
        actions={
          <>
            <Button loading={busy} onClick={() => onSave(answer.value)}>
              {t('save')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setAskedBack(false)}>
              {t('back')}
            </Button>
          </>
        }
      >
        <p ref={sentence} tabIndex={-1}>
          {m('saveAnswer')}
        </p>
        <p className={classes['picked']}>{answer.label}</p>
        {props.detail}
        <AttemptNotice problem={problem} isBusy={busy} onRetry={() => onSave(answer.value)} />
      </ModalContents>
    )
  return (
    <ModalContents title={title} isClosable={false} actions={<Button onClick={goOn}>{t('save')}</Button>}>
      {children}
      <fieldset className={classes['answers']} aria-describedby={isMissing ? `${name}-missing` : undefined}>
        <legend className="visually-hidden">{title}</legend>
        {answers.map(({ value, label, hint }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={picked === value}
              onChange={() => {
                setPicked(value)
                setMissing(false)
                onPick?.(value)
              }}
            />
            <span>
              {label}
              {hint !== undefined && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {answer && props.below}
      {isMissing && (
        <div id={`${name}-missing`}>
          <Notice kind="warning">{m('chooseOne')}</Notice>
        </div>
      )}
    </ModalContents>
  )
}
