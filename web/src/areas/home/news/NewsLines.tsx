import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { useCalendarChanges } from '#web/areas/calendar/useCalendarChanges.ts'
import { useExamChanges } from '#web/areas/exams/useExamChanges.ts'
import { useScheduleChanges } from '#web/areas/schedule/useScheduleChanges.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { formatChangeLine, type ChangeLine } from '#web/parts/page-changes/change-line.ts'
import { useMarkChanges } from '#web/parts/page-changes/useMarkChanges.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from '../HomeScreen.module.css'
import { words } from './words.ts'

/** Maximum number of a page's changes listed here; its own list has all. */
const maxLines = 3

/** The changes, in the words of the pages; each leads to the list of its page, where it can be confirmed. */
export const NewsLines = () => {
  const t = useWords(words)
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const { data: examPage } = useSuspenseQuery(q(exams.schedule))
  const { data: marks } = useSuspenseQuery(q(evaluations.semesters))
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const pages = [
    { name: t('newSchedule'), path: '/schedule', lines: useScheduleChanges(timetable) },
    { name: t('newExams'), path: '/exam-schedule', lines: useExamChanges(examPage) },
    { name: t('newMarks'), path: '/evaluations', lines: useMarkChanges(marks.changes) },
    { name: t('newCalendar'), path: '/academic-calendar', lines: useCalendarChanges(year) },
  ]
  const toTexts = (name: string, lines: readonly ChangeLine[]) => {
    const said = lines.slice(0, maxLines).map(formatChangeLine)
    return lines.length > maxLines ? [...said, `${name} · ${lines.length}`] : said
  }
  return (
    <ul className="plain-list">
      {pages.flatMap(({ name, path, lines }) =>
        toTexts(name, lines).map((said, nth) => (
          <li key={`${path} ${nth}`}>
            <Link to={path as '/'} hash="changes" className={classes['news']}>
              {said}
              <Icon name="right" />
            </Link>
          </li>
        )),
      )}
    </ul>
  )
}
