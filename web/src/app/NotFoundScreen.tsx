import { Link } from '@tanstack/react-router'
import { storedToken } from '#web/api/session/session.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Alone } from './Alone.tsx'
import { Shell } from './Shell.tsx'
import { words } from './words.ts'

/** Any path that is not in the table (spec 2.2.3); who is signed in keeps the menu around it. */
const NotFoundScreen = () => {
  const t = useWords(words)
  const isStudent = storedToken() !== null
  const screen = (
    <Screen name={t('notFound')}>
      <EmptyState
        action={
          <Link to="/" className="main-button">
            {t('toHome')}
          </Link>
        }
      >
        {t('notFoundText')}
      </EmptyState>
    </Screen>
  )
  return isStudent ? <Shell>{screen}</Shell> : <Alone>{screen}</Alone>
}

export default NotFoundScreen
