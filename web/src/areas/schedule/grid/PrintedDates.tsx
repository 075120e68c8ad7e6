import { formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { describeMark, type ScheduleWeek } from '../schedule-entry.ts'
import classes from './ScheduleGrid.module.css'

interface Props {
  readonly marks: ScheduleWeek['marks']
  readonly dates: readonly string[]
}

/** On paper only: the dates of each day with their full names, as nobody can open them there. */
export const PrintedDates = ({ marks, dates }: Props) => {
  const locale = useLocale()
  return (
    <dl className={classes['printed']}>
      {dates.map((date) => {
        const ofDay = marks.filter((mark) => mark.date === date).map((mark) => describeMark(mark, locale))
        return (
          ofDay.length > 0 && (
            <div key={date}>
              <dt>{formatShortDay(date, locale)}</dt>
              <dd>{ofDay.map(({ title, when }) => [title, when].filter(Boolean).join(', ')).join(' · ')}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
