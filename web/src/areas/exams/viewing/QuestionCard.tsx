import { useEffect, useRef, type ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AppealReceipt } from './AppealReceipt.tsx'
import type { Question, ShownAnswer } from './exam-paper.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'

interface Props {
  readonly question: Question
  /** Shows the answer on its scanned page. */
  readonly onShowAnswer: (answer: ShownAnswer) => void
  /** Null if no appeal is possible. */
  readonly onAppeal: (() => void) | null
  /** The appeal that is being written; null before and after. */
  readonly appealForm: ReactNode
}

/** One question with the answer, its points, the examiner's comment and the appeal. */
export const QuestionCard = ({ question, onShowAnswer, onAppeal, appealForm }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { number, answer, correct, score, max_score, comment, page, area, appeal } = question
  const formatPoints = (value: number) => formatNumber(value, locale)
  const appealButton = useRef<HTMLButtonElement>(null)
  const isWriting = appealForm !== null
  const wasWriting = useRef(isWriting)
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasWriting.current && !isWriting) appealButton.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])
  const heading = `question-${question.questionID}`
  return (
    <article className={classes['question']} aria-labelledby={heading}>
      <header className={classes['questionTitle']}>
        <h3 id={heading}>{t('question', { number })}</h3>
        <span className={classes['points']}>
          {score === null
            ? t('noPoints')
            : t('points', { score: formatPoints(score), most: formatPoints(max_score) })}
        </span>
      </header>
      <p className={classes['prose']}>{text(question, 'question')}</p>
      <h4>{t('myAnswer')}</h4>
      <p className={answer === null ? classes['muted'] : classes['answer']}>
        {answer ?? t(page === null ? 'noAnswer' : 'answerOnPage')}
      </p>
      {correct !== null && (
        <>
          <h4>{t('correctAnswer')}</h4>
          <p className={classes['prose']}>{text(question, 'correct')}</p>
        </>
      )}
      {comment !== null && (
        <>
          <h4>{t('examinerComment')}</h4>
          <p className={classes['reply']}>{comment}</p>
        </>
      )}
      {appeal !== null && <AppealReceipt appeal={appeal} />}
      <div className={classes['actions']}>
        {page !== null && (
          <ActionButton
            kind="text"
            ariaLabel={t('showPageOf', { number })}
            onClick={() => onShowAnswer({ number, page, area })}
          >
            {t('showOnPage')}
          </ActionButton>
        )}
        {onAppeal !== null && appeal === null && appealForm === null && (
          <ActionButton
            ref={appealButton}
            kind="text"
            ariaLabel={t('appealOf', { number })}
            onClick={onAppeal}
          >
            {t('appeal')}
          </ActionButton>
        )}
      </div>
      {appealForm}
    </article>
  )
}
