import { useState } from 'react'
import { courses } from '#contract/studies/courses.ts'
import { getQuizEnd } from '#rules/courses/quiz-time.ts'
import { toDeadline } from '#rules/time/deadline.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatShortDeadline } from '#web/i18n/format-instant.ts'
import { toUniversityTime, formatNumber, formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Quiz } from './quiz.ts'
import classes from './Quiz.module.css'
import { words } from './words.ts'

interface Props {
  readonly subjectId: string
  readonly quiz: Quiz
  readonly phase: 'before' | 'open' | 'missed'
  readonly now: number
}

/** A quiz that is not started: its conditions, and the start button while it is open. */
export const QuizStart = ({ subjectId, quiz, phase, now }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const [isConfirming, setConfirming] = useState(false)
  const start = useSend(courses.startQuiz, {
    onSuccess: () => setConfirming(false),
  })
  const { quizID, minutes, opens_at, closes_at, questions_count, max_score } = quiz
  const hasLessTime = getQuizEnd(quiz, now) < now + minutes * 60_000
  const closesAt = toDeadline(toUniversityTime(closes_at)).time
  return (
    <div className={classes['start']}>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('duration')}</dt>
          <dd>{t('minutes', { count: minutes })}</dd>
        </div>
        <div>
          <dt>{t('questions')}</dt>
          <dd>{questions_count}</dd>
        </div>
        <div>
          <dt>{t('maxPoints')}</dt>
          <dd>{formatNumber(max_score, locale)}</dd>
        </div>
        <div>
          <dt>{t('opens')}</dt>
          <dd>{formatShortInstant(opens_at, locale)}</dd>
        </div>
        <div>
          <dt>{t('closes')}</dt>
          <dd>{formatShortDeadline(closes_at, locale)}</dd>
        </div>
      </dl>
      {phase === 'before' && (
        <Notice kind="info" title={t('notOpen')}>
          <Countdown until={opens_at} now={now} isOpening />
        </Notice>
      )}
      {phase === 'missed' && <Notice kind="warning">{t('missed')}</Notice>}
      {phase === 'open' && (
        <>
          <p>{t('startsOnce', { count: minutes })}</p>
          <p>{t('savedAtOnce')}</p>
          <button type="button" className="main-button" onClick={() => setConfirming(true)}>
            {t('start')}
          </button>
        </>
      )}
      <ConfirmModal
        isOpen={isConfirming && phase === 'open'}
        title={t('startTitle')}
        confirmLabel={t('start')}
        isBusy={start.isPending}
        problem={start.error}
        onConfirm={() => start.mutate({ params: { subjectId }, body: { quizID } })}
        onClose={() => {
          setConfirming(false)
          start.reset()
        }}
      >
        <p>{t('startsOnce', { count: minutes })}</p>
        {hasLessTime && <p>{t('endsEarly', { at: closesAt })}</p>}
      </ConfirmModal>
    </div>
  )
}
