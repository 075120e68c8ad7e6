import { Link } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { mergeQuizzes } from '#rules/agenda/merge-quizzes.ts'
import { AgendaRow } from '#web/parts/agenda/AgendaRow.tsx'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import classes from './HomeScreen.module.css'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { useNearEntries } from './useNearEntries.ts'
import { words } from './words.ts'

/** The next dates: exams, what opens, and what ends. */
export const DateList = ({ timetable }: { readonly timetable: Timetable | undefined }) => {
  const t = useWords(words)
  const { now, dates: all } = useHomeAgenda(timetable)
  // Items beside the most urgent one are named there.
  const near = useNearEntries(timetable).map(({ key }) => key)
  const dates = all.filter(({ key }) => !near.includes(key))
  return (
    <>
      <div className={classes['head']}>
        <h2>{t('dates')}</h2>
        <Link to="/duties" hash="dates" className={classes['more']}>
          {t('all', { count: all.length })}
        </Link>
      </div>
      {dates.length > 0 ? (
        <ul className={`plain-list ${classes['card']}`}>
          {mergeQuizzes(dates)
            .slice(0, 3)
            .map(([item, ...more]) => (
              <AgendaRow key={item!.key} item={item!} more={more} now={now} as="date" />
            ))}
        </ul>
      ) : (
        <p className={classes['sentence']}>{t('noDates')}</p>
      )}
    </>
  )
}
