import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { words } from './words.ts'

/** How much changed on the pages of the timetable, the exams, the marks and the calendar; it unfolds to a link to each, which opens its list. */
export const NewsLine = () => {
  const t = useWords(words)
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const { data: examPage } = useSuspenseQuery(q(exams.schedule))
  const { data: marks } = useSuspenseQuery(q(evaluations.semesters))
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const pages = (
    [
      ['newSchedule', '/schedule', timetable],
      ['newExams', '/exam-schedule', examPage],
      ['newMarks', '/evaluations', marks],
      ['newCalendar', '/academic-calendar', year],
    ] as const
  ).filter(([, , { changes }]) => changes.length > 0)
  const count = pages.reduce((sum, [, , { changes }]) => sum + changes.length, 0)
  // Its place is kept: what follows does not move when it has been read.
  if (count === 0) return <span className={`muted ${classes['more']}`}>{t('nothingNew')}</span>
  return (
    <details className={classes['card']}>
      <summary className={classes['news']}>
        <strong>
          {t('whatsNew')} · {count}
        </strong>
        <Icon name="down" />
      </summary>
      <ul className="plain-list">
        {pages.map(([name, path, { changes }]) => (
          <li key={path}>
            <Link to={path as '/'} hash="changes" className={classes['news']}>
              {t(name)} · {changes.length}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
