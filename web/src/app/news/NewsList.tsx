import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { screenNames } from '#web/app/paths.ts'
import { words } from '#web/app/words.ts'
import { useExamChanges } from '#web/areas/exams/useExamChanges.ts'
import { useScheduleChanges } from '#web/areas/schedule/useScheduleChanges.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { formatChangeLine } from '#web/parts/page-changes/change-line.ts'
import { useMarkChanges } from '#web/parts/page-changes/useMarkChanges.ts'
import { newsWords } from './news-words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './NewsList.module.css'

/** A page says the rest of its changes itself. */
const maxLines = 3

/** What has changed since the student last saw each page, with a link to the page. */
export const NewsList = () => {
  const t = useWords(words)
  const newsText = useWords(newsWords)
  const text = useLocalized()
  const screenName = useWords(screenNames)
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const { data: examPage } = useSuspenseQuery(q(exams.schedule))
  const { data: marks } = useSuspenseQuery(q(evaluations.semesters))
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const pages = [
    { path: '/schedule', lines: useScheduleChanges(timetable).map(formatChangeLine) },
    { path: '/exam-schedule', lines: useExamChanges(examPage).map(formatChangeLine) },
    { path: '/evaluations', lines: useMarkChanges(marks.changes).map(formatChangeLine) },
    { path: '/academic-calendar', lines: year.changes.map((change) => text(change, 'name')) },
  ] as const
  const changed = pages.filter(({ lines }) => lines.length > 0)
  return (
    <section className={classes['news']} aria-label={t('news')}>
      <h2>{t('news')}</h2>
      {changed.length === 0 && <p>{newsText('nothingNew')}</p>}
      {changed.map(({ path, lines }) => (
        <Link key={path} to={path}>
          <strong>
            {screenName(path)} · {lines.length} <Icon name="right" size={16} />
          </strong>
          {lines.slice(0, maxLines).map((line, nth) => (
            <span key={`${nth} ${line}`}>{line}</span>
          ))}
          {lines.length > maxLines && <span>{newsText('moreNews', { count: lines.length - maxLines })}</span>}
        </Link>
      ))}
    </section>
  )
}
