import { Link, Outlet, useMatch } from '@tanstack/react-router'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { useScreenName } from '#web/app/useScreenName.ts'
import { missingWords } from '#web/app/missing-words.ts'
import { words } from '#web/app/words.ts'
import { Meanwhile } from './Meanwhile.tsx'

/** A screen that is not available yet, and where to go meanwhile; a nested screen is shown inside it. */
const NotOpenYetScreen = () => {
  const t = useWords(words)
  const missing = useWords(missingWords)
  const isUnlocked = useUnlockedPaths()
  const path = useMatch({ strict: false }).fullPath
  return (
    <Screen name={useScreenName()} isReading>
      <EmptyState
        action={
          isUnlocked('/') && (
            <Link to="/" className="main-button">
              {t('goHome')}
            </Link>
          )
        }
      >
        {missing('notOpenYet')}
      </EmptyState>
      <Outlet />
      <Meanwhile path={path} />
    </Screen>
  )
}

export default NotOpenYetScreen
