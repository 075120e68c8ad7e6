import { Link, Outlet, useMatch } from '@tanstack/react-router'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { useScreenName } from '#web/app/useScreenName.ts'
import { missingWords } from '#web/app/missing-words.ts'
import { words } from '#web/app/words.ts'
import { screenNames } from '#web/app/paths.ts'
import { findMeanwhile } from './find-meanwhile.ts'
import { Meanwhile } from './Meanwhile.tsx'
import classes from './Meanwhile.module.css'

/** A screen that is not available yet, and where to go meanwhile; a nested screen is shown inside it. */
const NotOpenYetScreen = () => {
  const t = useWords(words)
  const missing = useWords(missingWords)
  const isUnlocked = useUnlockedPaths()
  const locale = useLocale()
  const path = useMatch({ strict: false }).fullPath
  const found = findMeanwhile(path)
  const meanwhile = found !== null && isUnlocked(found.path) ? found : null
  return (
    <Screen name={useScreenName()} isReading>
      <EmptyState
        action={
          <span className={classes['actions']}>
            {meanwhile !== null && (
              <Link to={meanwhile.path as '/'} className="main-button">
                {formatPhrase(screenNames[meanwhile.path], locale)}
              </Link>
            )}
            {isUnlocked('/') && (
              <Link to="/" className={meanwhile === null ? 'main-button' : 'plain-button'}>
                {t('goHome')}
              </Link>
            )}
          </span>
        }
      >
        {meanwhile === null
          ? missing('notOpenYet')
          : `${missing('notOpenYet')}. ${formatPhrase(meanwhile.text, locale)}.`}
      </EmptyState>
      <Outlet />
      <Meanwhile />
    </Screen>
  )
}

export default NotOpenYetScreen
