import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { words } from '../words.ts'
import { toQuizQuery } from './quiz.ts'
import { QuizView } from './QuizView.tsx'

const QuizScreen = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { subjectId } = useParams({ from: '/student/courses/$subjectId/quiz' })
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const quizId = Number(search['quiz'])
  const requestedQuizId = Number.isInteger(quizId) && quizId > 0 ? quizId : null
  const { data } = useQuery(toQuizQuery(subjectId, requestedQuizId))
  return (
    <Screen
      key={subjectId}
      back={
        <Link to="/courses/$subjectId" params={{ subjectId }}>
          <Icon name="left" size={18} />
          {data === undefined ? t('toCourse') : text(data.subject, 'subject')}
        </Link>
      }
      name={data?.quiz == null ? t('quiz') : text(data.quiz, 'title')}
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/courses/$subjectId" params={{ subjectId }}>
            {t('toCourse')}
          </ButtonLink>,
        )
      }
    >
      <QuizView subjectId={subjectId} requestedQuizId={requestedQuizId} />
    </Screen>
  )
}

export default QuizScreen
