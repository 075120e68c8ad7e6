import { Link } from '@tanstack/react-router'
import { storedToken } from '#web/api/session/session.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { StandaloneFrame } from './shell/StandaloneFrame.tsx'
import { Shell } from './shell/Shell.tsx'
import { missingWords } from './missing-words.ts'
import { words } from './words.ts'

/** Any unknown path (spec 2.2.3), inside the shell for a signed-in student. */
const NotFoundScreen = () => {
  const t = useWords(words)
  const missing = useWords(missingWords)
  const isStudent = storedToken() !== null
  const screen = (
    <Screen name={missing('notFound')} isReading>
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
  )
  return isStudent ? <Shell>{screen}</Shell> : <StandaloneFrame>{screen}</StandaloneFrame>
}

export default NotFoundScreen
