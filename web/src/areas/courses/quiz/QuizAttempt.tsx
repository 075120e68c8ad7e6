import { useEffect, useRef, useState } from 'react'
import { courses } from '#contract/studies/courses.ts'
import { isAnswered } from '#rules/courses/quiz-answer.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import type { Quiz } from './quiz.ts'
import classes from './Quiz.module.css'
import { QuizQuestion } from './QuizQuestion.tsx'
import { formatClock } from './format-clock.ts'
import { UnansweredQuestions } from './UnansweredQuestions.tsx'
import { useQuizAttempt } from './useQuizAttempt.ts'
import { words } from './words.ts'

interface Props {
  readonly subjectId: string
  readonly quiz: Quiz
  readonly now: number
}

const minuteMs = 60_000
/** Longer than a dialog takes to close. */
const focusDelayMs = 200

/** A running quiz: time left, questions, and whether every answer is saved. */
export const QuizAttempt = ({ subjectId, quiz, now }: Props) => {
  const t = useWords(words)
  const { quizID, questions } = quiz
  const { answers, setAnswer, unsavedCount, isDisconnected, problem } = useQuizAttempt(subjectId, quiz, now)
  const [isConfirming, setConfirming] = useState(false)
  const [isSubmitRequested, setSubmitRequested] = useState(false)
  const finish = useSend(courses.answerQuiz)
  const submit = () => finish.mutate({ params: { subjectId }, body: { quizID, finish: true } })
  const latestSubmit = useRef(submit)
  useEffect(() => {
    latestSubmit.current = submit
  })
  const isReady = isSubmitRequested && unsavedCount === 0
  useEffect(() => {
    if (isReady) latestSubmit.current()
  }, [isReady])
  const endsAt = quiz.ends_at ?? quiz.closes_at
  const leftMs = Date.parse(endsAt) - now
  const isTimeUp = leftMs <= 0
  const unanswered = questions.flatMap(({ questionID }, index) =>
    isAnswered(answers[questionID]) ? [] : [index + 1],
  )
  const list = useRef<HTMLOListElement>(null)
  const goTo = (number: number) => {
    const question = list.current?.children[number - 1]
    question?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
    question?.scrollIntoView({ block: 'center' })
  }
  // The dialog gives the focus back to its button first.
  const [requested, setRequested] = useState<number | null>(null)
  const latestGo = useRef(goTo)
  useEffect(() => {
    latestGo.current = goTo
  })
  useEffect(() => {
    if (requested === null || isConfirming) return
    const timer = setTimeout(() => latestGo.current(requested), focusDelayMs)
    return () => clearTimeout(timer)
  }, [requested, isConfirming])
  const hasUnsaved = unsavedCount > 0
  const [firstUnanswered] = unanswered
  const goBackTo = (number: number) => {
    setRequested(number)
    setConfirming(false)
  }
  return (
    <>
      <div className={classes['bar']} data-hides-bottom-bar>
        <span className={classes['clock']} data-late={leftMs < minuteMs || undefined}>
          <Icon name="clock" /> <span className="visually-hidden">{t('timeLeft')}: </span>
          <time role="timer" dateTime={endsAt}>
            {formatClock(leftMs)}
          </time>
        </span>
        <output className={classes['state']} data-hidden={(hasUnsaved && isDisconnected) || undefined}>
          {(hasUnsaved || unanswered.length < questions.length) && (
            <>
              <Icon name={hasUnsaved ? (isDisconnected ? 'warning' : 'again') : 'check'} size={18} />{' '}
              {hasUnsaved
                ? isDisconnected
                  ? t('savedLocally', { count: unsavedCount })
                  : t('saving')
                : t('saved')}
            </>
          )}
        </output>
      </div>
      <output className="visually-hidden">
        {leftMs <= minuteMs ? t('oneMinuteLeft') : leftMs <= 5 * minuteMs ? t('fiveMinutesLeft') : ''}
      </output>
      {isTimeUp && <Notice kind="warning">{t('timeIsUp')}</Notice>}
      <ProblemNotice problem={problem} />
      <ol ref={list} className={classes['questions']}>
        {questions.map((question, index) => (
          <li key={question.questionID}>
            <QuizQuestion
              question={question}
              number={index + 1}
              count={questions.length}
              response={answers[question.questionID]}
              isClosed={isTimeUp}
              onAnswer={(given) => setAnswer(question.questionID, given)}
            />
          </li>
        ))}
      </ol>
      {!isTimeUp && <UnansweredQuestions numbers={unanswered} onGo={goTo} />}
      <button
        type="button"
        className="main-button"
        disabled={isTimeUp}
        onClick={() => {
          setRequested(null)
          setConfirming(true)
        }}
      >
        {t('submit')}
      </button>
      <ConfirmModal
        isOpen={isConfirming && !isTimeUp}
        title={t('submitTitle')}
        confirmLabel={t('submit')}
        isBusy={finish.isPending}
        problem={finish.error}
        first={
          firstUnanswered === undefined
            ? undefined
            : { label: t('toUnanswered'), onPress: () => goBackTo(firstUnanswered) }
        }
        onConfirm={() => (unsavedCount === 0 ? submit() : setSubmitRequested(true))}
        onClose={() => {
          setConfirming(false)
          setSubmitRequested(false)
          finish.reset()
        }}
      >
        <p>{t('answeredCount', { count: questions.length - unanswered.length, all: questions.length })}</p>
        {unanswered.length > 0 && <UnansweredQuestions numbers={unanswered} onGo={goBackTo} />}
        <p>{t('submitOnce')}</p>
        {isSubmitRequested && hasUnsaved && <Notice kind="warning">{t('submitPending')}</Notice>}
      </ConfirmModal>
    </>
  )
}
