import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { agenda } from '#contract/account/agenda.ts'
import { findAttendedBefore } from '#rules/agenda/agenda.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { addDays, toMinutes } from '#rules/time/clock.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { q } from '#web/api/call.ts'
import { formatOnDate } from '#web/i18n/format-date-case.ts'
import { formatIn, formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { describeAgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { findNextLecture, type Lecture, type Timetable } from '#web/parts/timetable/timetable.ts'
import { words as partWords } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ScheduleBar.module.css'
import { isRunning } from './list/split-day.ts'
import { words } from './words.ts'

interface Props {
  readonly timetable: Timetable
}

/**
 * The entry that the student must attend now or next, in one line: when, where, which; or that the semester has not begun
 * or is over.
 * An exam, a booked time or a visit before the next lecture comes first.
 */
export const NextEntry = ({ timetable }: Props) => {
  const t = useWords(words)
  const p = useWords(partWords)
  const locale = useLocale()
  const text = useLocalized()
  const now = useUniversityNow()
  const { data, isPending, failureCount } = useQuery(q(agenda.list))
  const { start_date, end_date } = timetable.current_semester
  const lecture = findNextLecture(timetable, now.date, now.minute)
  const item = findAttendedBefore(data?.items ?? [], now, lecture)
  const formatWhen = (times: Times) =>
    isRunning(times, now) ? t('nowUntil', { time: times.time_end }) : formatStart(times, now, locale)
  // An exam may come first: the line stays empty until the agenda has been read, or failed.
  if (isPending && failureCount === 0) return <p className={classes['nextNote']}>&nbsp;</p>
  if (item !== null) {
    const { title, about, path } = describeAgendaItem(item, true, locale)
    // The purpose of a booked time would be cut.
    const where = (item.kind === 'exam' ? '' : text(item, 'place')) || about
    return (
      <Link {...toLink(path)} className={classes['next']}>
        <Icon name="calendar" size={18} />
        <span className={classes['nextText']}>
          <strong>
            {formatWhen({ date: item.start_date!, time: item.start_time!, time_end: item.end_time ?? '' })}
          </strong>
          <span className={classes['nextWhat']}>{[title, where].filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    )
  }
  const outside =
    timetable.today > end_date
      ? t('hasEnded', { date: formatOnDate(end_date, locale) })
      : timetable.today < start_date
        ? t('starts', { date: formatOnDate(start_date, locale) })
        : null
  if (outside !== null || lecture === null)
    return <p className={classes['nextNote']}>{outside ?? p('noNext')}</p>
  const { group, room } = lecture
  return (
    <Link
      to="/courses/$subjectId"
      params={{ subjectId: String(group.subjectID) }}
      className={classes['next']}
    >
      <Icon name="clock" size={18} />
      <span className={classes['nextText']}>
        <span className="visually-hidden">{t('nextLecture')}: </span>
        <strong>{formatWhen(lecture)}</strong>
        <span className={classes['nextWhat']}>
          <span className="visually-hidden">{text(group, 'subject')}</span>
          <span aria-hidden="true">{group.subject_code}</span> · {formatRoom(group, room, locale)}
        </span>
      </span>
    </Link>
  )
}

type Times = Pick<Lecture, 'date' | 'time' | 'time_end'>

/** When it begins: "in 20 minutes", "Today 14:00", "Fri 27 Nov 10:00". */
const formatStart = ({ date, time }: Times, now: LocalMoment, locale: Locale): string => {
  const minutes = toMinutes(time) - now.minute
  if (date === now.date && minutes < 60) return formatIn(minutes, locale)
  // With the day, because another week may be open below.
  const day =
    date === now.date
      ? formatPhrase(words.today, locale)
      : date === addDays(now.date, 1)
        ? formatPhrase(words.tomorrow, locale)
        : formatShortDay(date, locale)
  return `${day} ${time}`
}
