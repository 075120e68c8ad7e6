import { formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { describeMark, type ScheduleEntry, type ScheduleWeek } from '../schedule-entry.ts'
import classes from './ScheduleGrid.module.css'

interface Props {
  readonly entries: readonly ScheduleEntry[]
  readonly marks: ScheduleWeek['marks']
  readonly dates: readonly string[]
}

/**
 * Printed below the week: the exams, bookings and dates of each day with their full names, because entries cannot be opened
 * on paper.
 */
export const PrintedDates = ({ entries, marks, dates }: Props) => {
  const locale = useLocale()
  return (
    <dl className={classes['printed']}>
      {dates.map((date) => {
        const events = entries
          .filter((entry) => entry.date === date && entry.group === null)
          .map(({ title, time, time_end, place }) => [title, `${time}–${time_end}`, place])
        const ofDay = marks
          .filter((mark) => mark.date === date)
          .map((mark) => describeMark(mark, locale))
          .map(({ title, when }) => [title, when])
        const lines = [...events, ...ofDay].map((parts) => parts.filter(Boolean).join(', '))
        return (
          lines.length > 0 && (
            <div key={date}>
              <dt>{formatShortDay(date, locale)}</dt>
              <dd>{lines.join(' · ')}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
