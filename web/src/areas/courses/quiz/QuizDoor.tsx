import { useState } from 'react'
import { courses } from '#contract/studies/courses.ts'
import { getQuizEnd } from '#rules/courses/quiz-time.ts'
import { useSend } from '#web/api/useSend.ts'
import { toUniversityTime, formatInstant, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Quiz } from './my-quiz.ts'
import classes from './Quiz.module.css'
import { words } from './words.ts'

interface Props {
  readonly subjectId: string
  readonly quiz: Quiz
  readonly phase: 'before' | 'open' | 'missed'
  readonly now: number
}

/** A quiz that I have not started: what awaits me, and while it is open the one way in. */
export const QuizDoor = ({ subjectId, quiz, phase, now }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const [isAsked, setAsked] = useState(false)
  const start = useSend(courses.startQuiz, {
    onSuccess: () => setAsked(false),
  })
  const { quizID, minutes, opens_at, closes_at, questions_count, max_score } = quiz
  const isShort = getQuizEnd(quiz, now) < now + minutes * 60_000
  const closesAt = toUniversityTime(closes_at).time
  return (
    <div className={classes['door']}>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('lasts')}</dt>
          <dd>{t('minutes', { count: minutes })}</dd>
        </div>
        <div>
          <dt>{t('questions')}</dt>
          <dd>{questions_count}</dd>
        </div>
        <div>
          <dt>{t('most')}</dt>
          <dd>{formatNumber(max_score, locale)}</dd>
        </div>
        <div>
          <dt>{t('opens')}</dt>
          <dd>{formatInstant(opens_at, locale)}</dd>
        </div>
        <div>
          <dt>{t('closes')}</dt>
          <dd>{formatInstant(closes_at, locale)}</dd>
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
          <p>{t('startOnce', { count: minutes })}</p>
          <p>{t('savedAsGiven')}</p>
          <button type="button" className="main-button" onClick={() => setAsked(true)}>
            {t('start')}
          </button>
        </>
      )}
      <ConfirmModal
        isOpen={isAsked && phase === 'open'}
        title={t('startTitle')}
        confirmLabel={t('start')}
        isBusy={start.isPending}
        problem={start.error}
        onConfirm={() => start.mutate({ params: { subjectId }, body: { quizID } })}
        onClose={() => {
          setAsked(false)
          start.reset()
        }}
      >
        <p>{t('startOnce', { count: minutes })}</p>
        {isShort && <p>{t('endsEarly', { at: closesAt })}</p>}
      </ConfirmModal>
    </div>
  )
}
