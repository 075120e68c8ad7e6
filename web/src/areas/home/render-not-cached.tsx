import { isOffline } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './HomeScreen.module.css'
import { words } from './words.ts'

const NotCached = () => {
  const t = useWords(words)
  return <p className={classes['sentence']}>{t('notCached')}</p>
}
/** Without a network: what is not kept for it. Null for every other failure. */
export const renderNotCached = (failure: unknown) => (isOffline(failure) ? <NotCached /> : null)
