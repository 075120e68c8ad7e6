import { useParams, useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { renderNotFound } from '#web/ui/feedback/render-not-found.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { words } from '../words.ts'
import { QuizView } from './QuizView.tsx'

const QuizScreen = () => {
  const t = useWords(words)
  const { subjectId } = useParams({ from: '/student/courses/$subjectId/quiz' })
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const quizId = Number(search['quiz'])
  return (
    <Screen
      key={subjectId}
      name={t('quiz')}
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/courses/$subjectId" params={{ subjectId }}>
            {t('toCourse')}
          </ButtonLink>,
        )
      }
    >
      <QuizView
        subjectId={subjectId}
        requestedQuizId={Number.isInteger(quizId) && quizId > 0 ? quizId : null}
      />
    </Screen>
  )
}

export default QuizScreen
