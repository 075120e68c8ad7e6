import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import classes from './HomeScreen.module.css'
import { LazyNewsLines } from './news/LazyNewsLines.tsx'
import { words } from './words.ts'

/** How much changed on the pages of the timetable, the exams, the marks and the calendar; it unfolds to what did. */
export const NewsLine = () => {
  const t = useWords(words)
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const { data: examPage } = useSuspenseQuery(q(exams.schedule))
  const { data: marks } = useSuspenseQuery(q(evaluations.semesters))
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const [isOpened, setOpened] = useState(false)
  const count = [timetable, examPage, marks, year].reduce((sum, { changes }) => sum + changes.length, 0)
  return (
    <div className={classes['card']}>
      {count === 0 ? (
        <p className={classes['news']}>{t('nothingNew')}</p>
      ) : (
        <details onToggle={() => setOpened(true)}>
          <summary className={classes['news']}>
            <strong>
              {t('whatsNew')} · {count}
            </strong>
            <Icon name="down" />
          </summary>
          {isOpened && (
            <DataBoundary fallback={null}>
              <LazyNewsLines />
            </DataBoundary>
          )}
        </details>
      )}
    </div>
  )
}
