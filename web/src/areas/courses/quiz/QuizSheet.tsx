import { useEffect, useRef, useState } from 'react'
import { courses } from '#contract/studies/courses.ts'
import { isAnswered } from '#rules/courses/quiz-answer.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import type { Quiz } from './my-quiz.ts'
import classes from './Quiz.module.css'
import { QuizQuestion } from './QuizQuestion.tsx'
import { useQuizSheet } from './useQuizSheet.ts'
import { words } from './words.ts'

interface Props {
  readonly subjectId: string
  readonly quiz: Quiz
  readonly now: number
}

const minute = 60_000

/** A quiz that runs: the time that is left, its questions, and whether everything is saved. */
export const QuizSheet = ({ subjectId, quiz, now }: Props) => {
  const t = useWords(words)
  const { quizID, questions } = quiz
  const { answers, give, waiting, isAway, problem } = useQuizSheet(subjectId, quiz, now)
  const [isAsked, setAsked] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const finish = useSend(courses.answerQuiz)
  const handIn = () => finish.mutate({ params: { subjectId }, body: { quizID, finish: true } })
  const latest = useRef(handIn)
  useEffect(() => {
    latest.current = handIn
  })
  const isReady = isWanted && waiting === 0
  useEffect(() => {
    if (isReady) latest.current()
  }, [isReady])
  const ends = quiz.ends_at ?? quiz.closes_at
  const left = Date.parse(ends) - now
  const isUp = left <= 0
  const answered = questions.filter(({ questionID }) => isAnswered(answers[questionID])).length
  const isWaiting = waiting > 0
  return (
    <>
      <div className={classes['bar']}>
        <span className={classes['clock']} data-late={left < minute || undefined}>
          <Icon name="clock" /> <span className="visually-hidden">{t('timeLeft')}: </span>
          <Countdown until={ends} now={now} />
        </span>
        <output className={classes['state']} data-away={(isWaiting && isAway) || undefined}>
          <Icon name={isWaiting ? (isAway ? 'warning' : 'again') : 'check'} size={18} />{' '}
          {isWaiting ? (isAway ? t('keptHere', { count: waiting }) : t('saving')) : t('saved')}
        </output>
        <button type="button" className="main-button" disabled={isUp} onClick={() => setAsked(true)}>
          {t('handIn')}
        </button>
      </div>
      <output className="visually-hidden">
        {left <= minute ? t('oneLeft') : left <= 5 * minute ? t('fiveLeft') : ''}
      </output>
      {isUp && <Notice kind="warning">{t('timeIsUp')}</Notice>}
      <ProblemNotice problem={problem} />
      <ol className={classes['questions']}>
        {questions.map((question, nth) => (
          <li key={question.questionID}>
            <QuizQuestion
              question={question}
              nth={nth + 1}
              of={questions.length}
              given={answers[question.questionID]}
              isClosed={isUp}
              onGive={(given) => give(question.questionID, given)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="main-button" disabled={isUp} onClick={() => setAsked(true)}>
        {t('handIn')}
      </button>
      <ConfirmModal
        isOpen={isAsked && !isUp}
        title={t('handInTitle')}
        confirmLabel={t('handIn')}
        isBusy={finish.isPending}
        problem={finish.error}
        onConfirm={() => (waiting === 0 ? handIn() : setWanted(true))}
        onClose={() => {
          setAsked(false)
          setWanted(false)
          finish.reset()
        }}
      >
        <p>{t('answered', { count: answered, all: questions.length })}</p>
        <p>{t('handInOnce')}</p>
        {isWanted && isWaiting && <Notice kind="warning">{t('handInWaits')}</Notice>}
      </ConfirmModal>
    </>
  )
}
