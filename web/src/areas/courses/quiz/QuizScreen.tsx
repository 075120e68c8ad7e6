import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { ifNotThere } from '#web/ui/NotThere.tsx'
import { Screen } from '#web/ui/Screen.tsx'
import { words } from '../words.ts'
import { QuizView } from './QuizView.tsx'

const QuizScreen = () => {
  const t = useWords(words)
  const { subjectId } = useParams({ from: '/student/courses/$subjectId/quiz' })
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = Number(search['quiz'])
  return (
    <Screen
      key={subjectId}
      name={t('quiz')}
      instead={(failure) =>
        ifNotThere(
          failure,
          <Link to="/courses/$subjectId" params={{ subjectId }} className="main-button">
            {t('toCourse')}
          </Link>,
        )
      }
    >
      <QuizView subjectId={subjectId} asked={Number.isInteger(asked) && asked > 0 ? asked : null} />
    </Screen>
  )
}

export default QuizScreen
