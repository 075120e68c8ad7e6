import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { courses } from '#contract/studies/courses.ts'
import { getQuizPhase } from '#rules/courses/quiz-time.ts'
import { q } from '#web/api/call.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { QuizList } from '../QuizList.tsx'
import { words } from '../words.ts'
import type { Quiz } from './my-quiz.ts'
import classes from './Quiz.module.css'
import { QuizDoor } from './QuizDoor.tsx'
import { QuizResult } from './QuizResult.tsx'
import { QuizSheet } from './QuizSheet.tsx'

interface Props {
  readonly subjectId: string
  /** The quiz that the address names. */
  readonly asked: number | null
}

/** The quiz of a course: before its start, while it runs, or with its result; by the server's clock. */
export const QuizView = ({ subjectId, asked }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const query = asked === null ? {} : { quizID: asked }
  // Another device may have answered meanwhile: whoever comes to it reads it again.
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...q(courses.quiz, { params: { subjectId }, query }),
    staleTime: 0,
  })
  const { subject, quiz, quizzes } = data
  // One that she has begun stays on the screen when it is over, though another would come next.
  const begun = asked === null && quiz !== null && quiz.started_at !== null ? quiz.quizID : null
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (begun === null) return
    const named = q(courses.quiz, { params: { subjectId }, query: { quizID: begun } })
    client.setQueryData(named.queryKey, data)
    void navigate({
      to: '/courses/$subjectId/quiz',
      params: { subjectId },
      search: { quiz: begun },
      replace: true,
      resetScroll: false,
    })
  }, [begun, client, data, navigate, subjectId])
  const back = (
    <Link
      to="/courses/$subjectId"
      params={{ subjectId }}
      className={quiz === null ? 'main-button' : undefined}
    >
      {quiz === null ? t('toCourse') : text(subject, 'subject')}
    </Link>
  )
  if (quiz === null) return <EmptyState action={back}>{t('noQuizToWrite')}</EmptyState>
  return (
    <>
      <p className={classes['of']}>
        {back} <span>{subject.subject_code}</span>
      </p>
      <Phase key={quiz.quizID} subjectId={subjectId} quiz={quiz} told={data.now} readAt={dataUpdatedAt} />
      {quizzes.length > 1 && (
        <nav className={classes['others']} aria-labelledby="other-quizzes">
          <h2 id="other-quizzes">{t('otherQuizzes')}</h2>
          <QuizList
            subjectId={subjectId}
            quizzes={quizzes}
            now={data.now}
            readAt={dataUpdatedAt}
            shown={quiz.quizID}
          />
        </nav>
      )}
    </>
  )
}

interface PhaseProps {
  readonly subjectId: string
  readonly quiz: Quiz
  readonly told: string
  readonly readAt: number
}

const Phase = ({ subjectId, quiz, told, readAt }: PhaseProps) => {
  const client = useQueryClient()
  const now = useServerNow(told, readAt)
  const phase = getQuizPhase(quiz, now)
  const isNews = phase !== getQuizPhase(quiz, Date.parse(told))
  useEffect(() => {
    // The server has the last word on what time it is.
    if (isNews) refreshTopics(client, 'quiz')
  }, [isNews, client])
  const text = useLocalized()
  return (
    <section aria-labelledby="quiz-title">
      <h2 id="quiz-title" className={classes['title']}>
        {text(quiz, 'title')}
      </h2>
      {phase === 'running' || (phase === 'over' && isNews) ? (
        <QuizSheet subjectId={subjectId} quiz={quiz} now={now} />
      ) : phase === 'over' ? (
        <QuizResult quiz={quiz} />
      ) : (
        <QuizDoor subjectId={subjectId} quiz={quiz} phase={phase} now={now} />
      )}
    </section>
  )
}
