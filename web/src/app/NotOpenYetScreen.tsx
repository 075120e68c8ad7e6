import { Link, Outlet } from '@tanstack/react-router'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { useScreenName } from './useScreenName.ts'
import { words } from './words.ts'

/** Says honestly that a screen of the table has not been opened, and leads on; a child of it stands inside it. */
const NotOpenYetScreen = () => {
  const t = useWords(words)
  const isFree = useUnlockedPaths()
  return (
    <Screen name={useScreenName()}>
      <EmptyState
        action={
          isFree('/') && (
            <Link to="/" className="main-button">
              {t('toHome')}
            </Link>
          )
        }
      >
        {t('notOpenYet')}
      </EmptyState>
      <Outlet />
    </Screen>
  )
}

export default NotOpenYetScreen
