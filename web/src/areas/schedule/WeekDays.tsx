import { toWeekday } from '#rules/time/clock.ts'
import { listAbsentLecturesOn, listLecturesOn } from '#rules/time/timetable.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DayLectures } from './DayLectures.tsx'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import classes from './Schedule.module.css'
import { SubjectLegend } from './SubjectLegend.tsx'
import { listWeekDates } from './useWeekLocation.ts'
import { words } from './words.ts'

interface Props {
  readonly timetable: Timetable
  readonly monday: string
  readonly pastels: ReadonlyMap<number, number>
}

/** One week as a list; Saturday and Sunday only with lectures. */
export const WeekDays = ({ timetable, monday, pastels }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const dates = listWeekDates(monday).filter(
    (date) =>
      toWeekday(date) <= 5 ||
      listLecturesOn(timetable, date).length > 0 ||
      listAbsentLecturesOn(timetable, date).length > 0,
  )
  return (
    <>
      <div className={classes['days']}>
        {dates.map((date) => (
          <section key={date} className={classes['day']} data-today={date === timetable.today || undefined}>
            <h3>
              {formatDateWithWeekday(date, locale)}
              {date === timetable.today && <span className={classes['today']}>{t('today')}</span>}
            </h3>
            <DayLectures timetable={timetable} date={date} pastels={pastels} />
          </section>
        ))}
      </div>
      <SubjectLegend timetable={timetable} pastels={pastels} />
    </>
  )
}
