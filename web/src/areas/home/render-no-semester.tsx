import { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './HomeScreen.module.css'
import { words } from './words.ts'

const NoSemester = () => {
  const t = useWords(words)
  return <p className={classes['sentence']}>{t('noSemester')}</p>
}
/** Between two semesters there is no timetable; null for every other failure. */
export const renderNoSemester = (failure: unknown) =>
  failure instanceof Problem && failure.status === 404 ? <NoSemester /> : null
