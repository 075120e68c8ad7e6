import { Link, Outlet } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Screen } from '#web/ui/Screen.tsx'
import { useScreenName } from './useScreenName.ts'
import { words } from './words.ts'

/** Says honestly that a screen of the table has not been opened, and leads on; a child of it stands inside it. */
const NotOpenYetScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={useScreenName()}>
      <Empty
        action={
          <Link to="/" className="main-button">
            {t('toHome')}
          </Link>
        }
      >
        {t('notOpenYet')}
      </Empty>
      <Outlet />
    </Screen>
  )
}

export default NotOpenYetScreen
