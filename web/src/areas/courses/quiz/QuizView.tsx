import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { getQuizPhase } from '#rules/courses/quiz-time.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { QuizList } from '../QuizList.tsx'
import { words } from '../words.ts'
import { toQuizQuery, type Quiz } from './quiz.ts'
import classes from './Quiz.module.css'
import { QuizStart } from './QuizStart.tsx'
import { QuizResult } from './QuizResult.tsx'
import { QuizAttempt } from './QuizAttempt.tsx'

interface Props {
  readonly subjectId: string
  /** The quiz in the address. */
  readonly requestedQuizId: number | null
}

/** The quiz of a course by the server's clock: before its start, while it runs, or its result. */
export const QuizView = ({ subjectId, requestedQuizId }: Props) => {
  const t = useWords(words)
  const { data, dataUpdatedAt } = useSuspenseQuery(toQuizQuery(subjectId, requestedQuizId))
  const { quiz, quizzes } = data
  // A started quiz stays on the screen after its end, although another would be next.
  const startedQuizId =
    requestedQuizId === null && quiz !== null && quiz.started_at !== null ? quiz.quizID : null
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (startedQuizId === null) return
    client.setQueryData(toQuizQuery(subjectId, startedQuizId).queryKey, data)
    void navigate({
      to: '/courses/$subjectId/quiz',
      params: { subjectId },
      search: { quiz: startedQuizId },
      replace: true,
      resetScroll: false,
    })
  }, [startedQuizId, client, data, navigate, subjectId])
  if (quiz === null)
    return (
      <EmptyState
        action={
          <Link to="/courses/$subjectId" params={{ subjectId }} className="main-button">
            {t('toCourse')}
          </Link>
        }
      >
        {t('noQuizYet')}
      </EmptyState>
    )
  return (
    <QuizPhaseView
      key={quiz.quizID}
      subjectId={subjectId}
      quiz={quiz}
      serverNow={data.now}
      readAt={dataUpdatedAt}
    >
      {quizzes.length > 1 && (
        <nav className={classes['otherQuizzes']} aria-labelledby="other-quizzes">
          <h2 id="other-quizzes">{t('otherQuizzes')}</h2>
          <QuizList
            subjectId={subjectId}
            quizzes={quizzes}
            now={data.now}
            readAt={dataUpdatedAt}
            currentQuizId={quiz.quizID}
          />
        </nav>
      )}
    </QuizPhaseView>
  )
}

interface PhaseProps {
  readonly subjectId: string
  readonly quiz: Quiz
  readonly serverNow: string
  readonly readAt: number
  /** Links that lead away from it; hidden while its time runs. */
  readonly children: ReactNode
}

const QuizPhaseView = ({ subjectId, quiz, serverNow, readAt, children }: PhaseProps) => {
  const client = useQueryClient()
  const now = useServerNow(serverNow, readAt)
  const phase = getQuizPhase(quiz, now)
  const hasPhaseChanged = phase !== getQuizPhase(quiz, Date.parse(serverNow))
  useEffect(() => {
    // The server decides by its own clock.
    if (hasPhaseChanged) refreshTopics(client, 'quiz')
  }, [hasPhaseChanged, client])
  const text = useLocalized()
  const isAttempt = phase === 'running' || (phase === 'over' && hasPhaseChanged)
  return (
    <>
      <section aria-label={text(quiz, 'title')}>
        {isAttempt ? (
          <QuizAttempt subjectId={subjectId} quiz={quiz} now={now} />
        ) : phase === 'over' ? (
          <QuizResult quiz={quiz} />
        ) : (
          <QuizStart subjectId={subjectId} quiz={quiz} phase={phase} now={now} />
        )}
      </section>
      {!isAttempt && children}
    </>
  )
}
