import { Link } from '@tanstack/react-router'
import { formatInstant, getTimeLeftUntil } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { TimeLeft } from '#web/parts/agenda/TimeLeft.tsx'
import type { Progress } from '#web/areas/courses/course.ts'
import classes from './CourseProgress.module.css'
import { words } from './words.ts'

interface Props {
  readonly presentation: NonNullable<Progress['presentation']>
  /** The server's time in ms. */
  readonly now: number
}

/** Until when a presentation can be submitted, and how many the student has submitted. */
export const CoursePresentation = ({ presentation, now }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { upload_until, submitted } = presentation
  const isOver = upload_until !== null && Date.parse(upload_until) <= now
  const until = upload_until === null ? null : formatInstant(upload_until, locale)
  return (
    <p className={classes['presentation']}>
      <Link to="/presentations" className={classes['link']}>
        {t(isOver ? 'toPresentations' : 'upload')}
      </Link>
      {upload_until !== null && !isOver && submitted === 0 && (
        <TimeLeft left={getTimeLeftUntil(now, upload_until)} />
      )}
      <span className="muted">
        {[
          until === null ? t('untilEnd') : t(isOver ? 'closed' : 'until', { until }),
          submitted > 0
            ? t('submitted', { count: submitted })
            : t(isOver ? 'wasNotSubmitted' : 'notSubmitted'),
        ].join(' · ')}
      </span>
    </p>
  )
}
