import { useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { canDecide, needsText } from '#rules/staff/answering.ts'
import { findPlaceholders } from '#rules/staff/fill-template.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import type { Problem } from '#web/api/problem.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import type { Entry } from './entry.ts'
import classes from './Inbox.module.css'
import { decisionWords, followsWords } from './kind-words.ts'
import { InsertTemplate } from './templates/InsertTemplate.tsx'
import { words as templateWords } from './templates/words.ts'
import { words } from './words.ts'

interface Sending {
  readonly error: Problem | null
  readonly isPending: boolean
}

interface Props<Decision extends string> {
  readonly entry: Entry
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Kept until it is sent. */
  readonly text: string
  readonly onText: (text: string) => void
  /** As the area has it: it says what can be decided. */
  readonly state: string
  readonly version: string
  /** The main one first. */
  readonly decisions: readonly Decision[]
  readonly sending: Sending
  /** The text is read with a refusal only. */
  readonly isReason?: boolean
  /** The words of what follows and of the buttons, where they are not those of the kind. */
  readonly wordsOf?: 'club_closing' | undefined
  /** Fields that the kind has besides the text, and their names. */
  readonly fields?: ReactNode
  readonly shownFields?: readonly string[]
  readonly onDecide: (decision: Decision, given: { version: string; text: string }, sent: () => void) => void
}

const maxLength = 2000

/**
 * The text of the answer and its decisions, with what follows from them. A text is kept when the entry changes meanwhile;
 * nothing can be typed while an answer is sent, since the form is emptied after it.
 */
export const AnswerForm = <Decision extends string>(props: Props<Decision>) => {
  const {
    entry,
    field,
    text,
    onText: setText,
    state,
    version,
    decisions,
    sending,
    fields,
    shownFields = [],
    isReason,
    wordsOf,
    onDecide,
  } = props
  const t = useWords(words)
  const locale = useLocale()
  const follows = useWords(followsWords)
  const [seenVersion, setSeenVersion] = useState(version)
  const fieldError = useFieldError(sending.error)
  const tOfTemplates = useWords(templateWords)
  const error = fieldError('text')
  // The button that was pressed says nothing about the field.
  useEffect(() => {
    if (sending.error !== null && error !== undefined) field.current?.focus()
  }, [sending.error, error, field])
  const { kind, student } = entry
  const possible = decisions.filter((decision) => canDecide(kind, state, decision))
  if (possible.length === 0) return null
  const isChanged = version !== seenVersion
  if (isChanged && text === '') setSeenVersion(version)
  const isOptional = possible.some((decision) => !needsText(kind, decision))
  const left = findPlaceholders(text)
  const isHindered = sending.isPending || left.length > 0
  const insert = (inserted: string) => {
    setText(
      [text.trimEnd(), inserted]
        .filter((part) => part !== '')
        .join('\n\n')
        .slice(0, maxLength),
    )
    requestAnimationFrame(() => field.current?.focus())
  }
  const decide = (decision: Decision) => {
    if (!isHindered) onDecide(decision, { version: seenVersion, text }, () => setText(''))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    decide(possible[0]!)
  }
  return (
    <form className={classes['answer']} method="post" noValidate onSubmit={(event) => event.preventDefault()}>
      {isChanged && text !== '' && (
        <Notice
          kind="warning"
          action={
            <button type="button" className="plain-button" onClick={() => setSeenVersion(version)}>
              {t('goOn')}
            </button>
          }
        >
          {t('changed')}
        </Notice>
      )}
      {fields}
      <label>
        <span>{t(isReason ? 'reason' : isOptional ? 'replyOptional' : 'reply')}</span>
        <textarea
          className={`text-field ${classes['textarea']}`}
          ref={field}
          data-key="reply"
          rows={5}
          maxLength={maxLength}
          value={text}
          readOnly={sending.isPending}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'answer-wrong answer-hint' : 'answer-hint'}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
      </label>
      {error && (
        <span id="answer-wrong" className="entry-wrong">
          {error}
        </span>
      )}
      <span id="answer-hint" className="muted">
        {t('writeIn', { language: t(student.language) })}
      </span>
      <div className={classes['buttons']}>
        <InsertTemplate entry={entry} onInsert={insert} />
      </div>
      {left.length > 0 && (
        <Notice kind="warning">{tOfTemplates('leftInText', { list: left.join(', ') })}</Notice>
      )}
      <p className={classes['follows']}>{follows(wordsOf ?? kind)}</p>
      <ProblemNotice problem={sending.error} shownFields={['text', ...shownFields]} />
      <div className={classes['buttons']}>
        {possible.map((decision, nth) => (
          <button
            key={decision}
            type="button"
            className={nth === 0 ? 'main-button' : 'plain-button'}
            aria-disabled={isHindered || undefined}
            onClick={() => decide(decision)}
          >
            {formatPhrase(decisionWords[`${wordsOf ?? kind}.${decision}`]!, locale)}
          </button>
        ))}
      </div>
    </form>
  )
}
