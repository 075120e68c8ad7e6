import { Link } from '@tanstack/react-router'
import { addDays, daysBetween, toMinutes } from '#rules/time/clock.ts'
import { formatOnDate } from '#web/i18n/format-date-case.ts'
import { formatIn, formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { findNextLecture, type Lecture, type Timetable } from '#web/parts/timetable/timetable.ts'
import { words as partWords } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ScheduleBar.module.css'
import { words } from './words.ts'

/** The current or next lecture in one line: when, where, which; or that the semester has not begun or is over. */
export const NextLecture = ({ timetable }: { readonly timetable: Timetable }) => {
  const t = useWords(words)
  const p = useWords(partWords)
  const locale = useLocale()
  const text = useLocalized()
  const { date, minute } = useUniversityNow()
  const { start_date, end_date } = timetable.current_semester
  const lecture = findNextLecture(timetable, date, minute)
  const outside =
    timetable.today > end_date
      ? t('hasEnded', { date: formatOnDate(end_date, locale) })
      : timetable.today < start_date
        ? t('starts', { date: formatOnDate(start_date, locale) })
        : null
  if (outside !== null || lecture === null)
    return <p className={classes['nextNote']}>{outside ?? p('noNext')}</p>
  const { group, room } = lecture
  const isNow = lecture.date === date && toMinutes(lecture.time) <= minute
  const when = isNow
    ? t('nowUntil', { time: lecture.time_end })
    : formatWhen(lecture, date, minute, locale, { today: t('today'), tomorrow: t('tomorrow') })
  return (
    <Link
      to="/courses/$subjectId"
      params={{ subjectId: String(group.subjectID) }}
      className={classes['next']}
    >
      <Icon name="clock" size={18} />
      <span className={classes['nextText']}>
        <span className="visually-hidden">{t('nextLecture')}: </span>
        <strong>{when}</strong> · {formatRoom(group, room, locale)} · {text(group, 'subject')}
      </span>
    </Link>
  )
}

const formatWhen = (
  lecture: Lecture,
  date: string,
  minute: number,
  locale: Parameters<typeof formatIn>[2],
  names: { readonly today: string; readonly tomorrow: string },
): string => {
  const minutes = toMinutes(lecture.time) - minute
  if (daysBetween(date, lecture.date) === 0)
    // With the day, because another week may be open below.
    return minutes < 60 ? formatIn(minutes * 60_000, 0, locale) : `${names.today} ${lecture.time}`
  const day = lecture.date === addDays(date, 1) ? names.tomorrow : formatShortDay(lecture.date, locale)
  return `${day} ${lecture.time}`
}
