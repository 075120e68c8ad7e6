import { isOffline } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './HomeScreen.module.css'
import { words } from './words.ts'

const NotKept = () => {
  const t = useWords(words)
  return <p className={classes['sentence']}>{t('notKept')}</p>
}
/** Without a network: what is not kept for it. Null for every other failure. */
export const renderNotKept = (failure: unknown) => (isOffline(failure) ? <NotKept /> : null)
