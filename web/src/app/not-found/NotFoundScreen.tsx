import { Link } from '@tanstack/react-router'
import { storedToken } from '#web/api/session/session.ts'
import { missingWords } from '#web/app/missing-words.ts'
import { Shell } from '#web/app/shell/Shell.tsx'
import { StandaloneFrame } from '#web/app/shell/StandaloneFrame.tsx'
import { laterWords } from '#web/app/later-words.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { StudentNotFound } from './StudentNotFound.tsx'

/** Any unknown path (spec 2.2.3), inside the shell and with the nearest screens for a signed-in student. */
const NotFoundScreen = () => {
  const t = useWords(laterWords)
  const missing = useWords(missingWords)
  const name = missing('notFound')
  if (storedToken() !== null)
    return (
      <Shell>
        <Screen name={name} isReading>
          <StudentNotFound />
        </Screen>
      </Shell>
    )
  return (
    <StandaloneFrame>
      <Screen name={name} isReading>
        <EmptyState
          action={
            <Link to="/" className="main-button">
              {t('goHome')}
            </Link>
          }
        >
          {missing('notFoundText')}
        </EmptyState>
      </Screen>
    </StandaloneFrame>
  )
}

export default NotFoundScreen
