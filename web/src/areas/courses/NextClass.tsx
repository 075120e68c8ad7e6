import { useQuery } from '@tanstack/react-query'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays, toMinutes } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatDaysAhead, formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { findNextLecture } from '#web/parts/timetable/timetable.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import classes from './Courses.module.css'
import { words } from './words.ts'

/** When and where the next class of a course is, holidays and moved classes considered; nothing if there is none soon. */
export const NextClass = ({ subjectID }: { readonly subjectID: number }) => {
  const t = useWords(words)
  const locale = useLocale()
  const now = useUniversityNow()
  const { data, error, isPending, refetch } = useQuery(q(schedule.currentSchedule))
  // The line keeps its place until the timetable has been read.
  if (isPending) return <p className={classes['next']}>&nbsp;</p>
  if (data === undefined)
    return (
      <ProblemNotice
        kind="warning"
        title={t('nextClassUnknown')}
        problem={error}
        action={<RetryButton failure={error} onRetry={() => void refetch()} />}
      />
    )
  const groups = data.groups.filter((group) => group.subjectID === subjectID)
  const lecture = findNextLecture({ ...data, groups }, now.date, now.minute)
  if (lecture === null) return null
  const { date, time, time_end, group } = lecture
  const room = formatRoom(group, lecture.room, locale)
  const day =
    date <= addDays(now.date, 1) ? formatDaysAhead(now.date, date, locale) : formatShortDay(date, locale)
  const isRunning = date === now.date && toMinutes(time) <= now.minute
  return (
    <p className={classes['next']}>
      {isRunning
        ? t('runningUntil', { time: time_end, room })
        : t('nextClass', { when: `${day} ${time}`, room })}
    </p>
  )
}
