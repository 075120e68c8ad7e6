import { Link, Outlet } from '@tanstack/react-router'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { useScreenName } from './useScreenName.ts'
import { missingWords } from './missing-words.ts'
import { words } from './words.ts'

/** A screen that is not available yet; a nested screen is shown inside it. */
const NotOpenYetScreen = () => {
  const t = useWords(words)
  const missing = useWords(missingWords)
  const isUnlocked = useUnlockedPaths()
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
    </Screen>
  )
}

export default NotOpenYetScreen
