import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './DayLectures.module.css'
import { roomOf } from './room-of.ts'
import { SubjectName } from './SubjectName.tsx'
import type { Timetable } from './timetable.ts'
import { holidayOn, lecturesOn } from './timetable.ts'
import { words } from './words.ts'

interface Props {
  readonly timetable: Timetable
  readonly date: string
  readonly pastels: ReadonlyMap<number, number>
}

/** The lectures of one date in their order, or why there is none. */
export const DayLectures = ({ timetable, date, pastels }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const lectures = lecturesOn(timetable, date)
  const holiday = holidayOn(timetable, date)
  if (holiday !== null)
    return <p className={classes['none']}>{t('holiday', { name: text(holiday, 'name') })}</p>
  if (lectures.length === 0) return <p className={classes['none']}>{t('freeDay')}</p>
  return (
    <ol className={classes['day']}>
      {lectures.map(({ key, time, time_end, room, group }) => (
        <li key={key} className={classes['lecture']}>
          <span className={classes['time']}>
            {time}
            <span className={classes['end']}>–{time_end}</span>
          </span>
          <span className={classes['what']}>
            <SubjectName subject={group} pastel={pastels.get(group.subjectID)} />
            <span className={classes['more']}>
              {[
                roomOf(group, room, locale),
                text(group, 'lecture_type'),
                t('groupOf', { group: group.group }),
                text(group, 'name'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
