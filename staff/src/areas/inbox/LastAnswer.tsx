import { useContext, useEffect, useRef } from 'react'
import type { Phrase } from '#rules/text/locale.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import type { Problem } from '#web/api/problem.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import card from '#web/ui/classes/card.module.css'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Entry } from './entry.ts'
import classes from './Inbox.module.css'
import { decidedWords } from './kind-words.ts'
import { NextEntry } from './next-entry.ts'
import { useNow } from './useNow.ts'
import { words } from './words.ts'

interface Props {
  readonly entry: Entry
  readonly problem: Problem | null
  readonly isBusy: boolean
  readonly onUndo: (answerID: number) => void
}

/** The last answer, which its author can undo for a minute. */
export const LastAnswer = ({ entry: { kind, answer, state }, problem, isBusy, onUndo }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  const now = useNow(1000)
  const onNext = useContext(NextEntry)
  const heading = useRef<HTMLHeadingElement>(null)
  const answered = answer?.answerID
  const shown = useRef(answered)
  // The form that had the focus is gone.
  useEffect(() => {
    if (answered !== undefined && answered !== shown.current) {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'center' })
    }
    shown.current = answered
  }, [answered])
  if (answer === null) return <ProblemNotice problem={problem} />
  const { answerID, staff, answered_at, decision, text, undo_until } = answer
  const decided: Phrase = decidedWords[`${kind}.${decision}`] ?? { ka: decision, en: decision }
  const secondsLeft = undo_until === null ? 0 : Math.ceil((Date.parse(undo_until) - now) / 1000)
  return (
    <section className={card['card']} aria-labelledby="last-answer">
      <h3 id="last-answer" ref={heading} tabIndex={-1}>
        {t('lastAnswer')}: {formatPhrase(decided, locale)}
      </h3>
      <p className="muted">
        {t('answeredBy', { name: nameOf(staff), when: formatInstant(answered_at, locale) })}
      </p>
      {text !== null && <p className={classes['text']}>{text}</p>}
      <ProblemNotice problem={problem} />
      {secondsLeft > 0 && (
        <div className={classes['buttons']}>
          {state === 'answered' && onNext !== null && (
            <button type="button" className="main-button" onClick={onNext}>
              {t('next')}
              <Icon name="right" size={18} />
            </button>
          )}
          <button
            type="button"
            className="plain-button"
            data-key="undo"
            aria-disabled={isBusy || undefined}
            onClick={() => onUndo(answerID)}
          >
            {t('undo')}
          </button>
          <span className="muted">{t('undoFor', { count: secondsLeft })}</span>
        </div>
      )}
    </section>
  )
}
