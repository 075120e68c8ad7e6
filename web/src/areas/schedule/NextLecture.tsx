import { addDays, daysBetween, toMinutes } from '#rules/time/clock.ts'
import { formatDateWithWeekday, formatIn } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './NextLecture.module.css'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import type { Lecture, Timetable } from '#web/parts/timetable/timetable.ts'
import { findNextLecture } from '#web/parts/timetable/timetable.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly timetable: Timetable
  readonly pastels: ReadonlyMap<number, number>
}

/** The current or next lecture: which, where, and in how many minutes. */
export const NextLecture = ({ timetable, pastels }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const { date, minute } = useUniversityNow()
  const lecture = findNextLecture(timetable, date, minute)
  if (lecture === null) return <p className={classes['none']}>{t('noNext')}</p>
  const { group, room } = lecture
  const isNow = lecture.date === date && toMinutes(lecture.time) <= minute
  return (
    <div className={classes['next']}>
      <p className={classes['when']}>
        {isNow
          ? t('nowUntil', { time: lecture.time_end })
          : formatWhen(lecture, date, minute, locale, t('tomorrow'))}
      </p>
      <p className={classes['what']}>
        <SubjectName subject={group} pastel={pastels.get(group.subjectID)} />
      </p>
      <p className={classes['where']}>
        <span>
          <Icon name="clock" size={18} /> {lecture.time}–{lecture.time_end}
        </span>
        <span>
          <Icon name="pin" size={18} /> {formatRoom(group, room, locale)}
        </span>
        <span>
          <Icon name="person" size={18} /> {text(group, 'name')}
        </span>
        {group.must_change !== null && (
          <span className={classes['care']}>
            <Icon name="warning" size={18} /> {t('toChange')}
          </span>
        )}
      </p>
    </div>
  )
}

const formatWhen = (
  lecture: Lecture,
  date: string,
  minute: number,
  locale: Parameters<typeof formatIn>[2],
  tomorrow: string,
): string => {
  const days = daysBetween(date, lecture.date)
  if (days === 0) return formatIn((toMinutes(lecture.time) - minute) * 60_000, 0, locale)
  return lecture.date === addDays(date, 1) ? tomorrow : formatDateWithWeekday(lecture.date, locale)
}
