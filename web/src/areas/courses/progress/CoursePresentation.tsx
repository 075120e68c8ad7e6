import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { schedule } from '#contract/studies/schedule.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatDeadline, getTimeLeftUntil } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { TimeLeft } from '#web/parts/agenda/TimeLeft.tsx'
import type { Progress } from '#web/areas/courses/course.ts'
import classes from './CourseProgress.module.css'
import { words } from './words.ts'

interface Props {
  readonly subjectID: number
  readonly presentation: NonNullable<Progress['presentation']>
  /** The server's time in ms. */
  readonly now: number
}

/** Until when a presentation can be submitted, and how many the student has submitted. */
export const CoursePresentation = ({ presentation, subjectID, now }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { upload_until, submitted } = presentation
  const isOver = upload_until !== null && Date.parse(upload_until) <= now
  // Without a deadline of its own it ends with the semester.
  const { data: timetable } = useQuery({ ...q(schedule.currentSchedule), enabled: upload_until === null })
  const semesterEnd = timetable?.current_semester.end_date
  const formatUntil = () => {
    if (upload_until !== null)
      return t(isOver ? 'closed' : 'until', { until: formatDeadline(upload_until, locale) })
    return semesterEnd === undefined
      ? null
      : t('untilEnd', { date: formatDate(semesterEnd, locale, 'short') })
  }
  return (
    <p className={classes['presentation']}>
      <Link to="/presentations" search={{ subject: subjectID }} className={classes['link']}>
        {t(isOver ? 'toPresentations' : 'upload')}
      </Link>
      {upload_until !== null && !isOver && submitted === 0 && (
        <TimeLeft left={getTimeLeftUntil(now, upload_until)} />
      )}
      <span className="muted">
        {[
          formatUntil(),
          submitted > 0
            ? t('submitted', { count: submitted })
            : t(isOver ? 'wasNotSubmitted' : 'notSubmitted'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  )
}
