import { listAbsentLecturesOn, listLecturesAt, listLecturesOn } from '#rules/time/timetable.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './DayLectures.module.css'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { findHoliday, findWeekOff } from '#web/parts/timetable/timetable.ts'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly timetable: Timetable
  readonly date: string
  readonly pastels: ReadonlyMap<number, number>
}

/** The lectures of one date, those moved away from it, or why there are none. */
export const DayLectures = ({ timetable, date, pastels }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const lectures = listLecturesOn(timetable, date).map((lecture) => ({ ...lecture, absent: null }))
  const absent = listAbsentLecturesOn(timetable, date).map((lecture) => ({ ...lecture, absent: lecture }))
  const free = findHoliday(timetable, date)
  const off = findWeekOff(timetable, date)
  const reason =
    free !== null
      ? t('holiday', { name: text(free, 'name') })
      : off !== null
        ? t('weekOff', { name: text(off, 'name') })
        : null
  const all = [...lectures, ...absent].toSorted((a, b) => (a.time < b.time ? -1 : 1))
  if (all.length === 0) return <p className={classes['none']}>{reason ?? t('freeDay')}</p>
  return (
    <>
      {reason !== null && <p className={classes['none']}>{reason}</p>}
      <ol className="plain-list">
        {all.map((each) => (
          <li key={each.key} className={classes['lecture']} data-absent={each.absent !== null || undefined}>
            <span className={classes['time']}>
              {each.time}
              <span className={classes['end']}>–{each.time_end}</span>
            </span>
            <span className={classes['what']}>
              <SubjectName subject={each.group} pastel={pastels.get(each.group.subjectID)} />
              <ChangeMark row={`group ${each.group.scheduleID}`} />
              {each.absent === null ? (
                <>
                  <span className={classes['more']}>
                    {[
                      formatRoom(each.group, each.room, locale),
                      text(each.group, 'lecture_type'),
                      t('groupOf', { group: each.group.group }),
                      text(each.group, 'name'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {listLecturesAt(lectures, each)
                    .filter(({ key }) => key !== each.key)
                    .map((other) => (
                      <span key={other.key} className={classes['moved']}>
                        {t('atOnce', { subject: text(other.group, 'subject') })}
                      </span>
                    ))}
                  {each.group.must_change !== null && (
                    <span className={classes['moved']}>{t('toChange')}</span>
                  )}
                  <ChangeMark row={`group ${each.group.scheduleID} ${each.movedFrom ?? date}`}>
                    {each.movedFrom !== null && (
                      <span className={classes['moved']}>
                        {each.movedFrom === date
                          ? t('movedWithin')
                          : t('movedFrom', { date: formatDate(each.movedFrom, locale, 'short') })}
                      </span>
                    )}
                  </ChangeMark>
                </>
              ) : (
                <ChangeMark row={`group ${each.group.scheduleID} ${date}`}>
                  <span className={classes['moved']}>
                    {each.absent.movedTo === null
                      ? t('cancelled')
                      : t('movedTo', {
                          date: formatDate(each.absent.movedTo.date, locale, 'short'),
                          time: each.absent.movedTo.time,
                        })}
                  </span>
                </ChangeMark>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
