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

/** How much changed on the pages of the timetable, the exams, the marks and the calendar; it leads to the first of them. */
export const NewsLine = () => {
  const t = useWords(words)
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const { data: examPage } = useSuspenseQuery(q(exams.schedule))
  const { data: marks } = useSuspenseQuery(q(evaluations.semesters))
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const pages = [
    { name: t('newSchedule'), path: '/schedule', count: timetable.changes.length },
    { name: t('newExams'), path: '/exam-schedule', count: examPage.changes.length },
    { name: t('newMarks'), path: '/evaluations', count: marks.changes.length },
    { name: t('newCalendar'), path: '/academic-calendar', count: year.changes.length },
  ].filter(({ count }) => count > 0)
  if (pages.length === 0) return <p className={classes['news']}>{t('nothingNew')}</p>
  const count = pages.reduce((sum, page) => sum + page.count, 0)
  return (
    <Link to={pages[0]!.path as '/'} className={classes['news']}>
      <strong>{t('whatsNewCount', { count })}</strong>
      <span className={classes['newsPages']}>
        {pages.map((page) => `${page.name} ${page.count}`).join(', ')}
      </span>
      <Icon name="right" />
    </Link>
  )
}
