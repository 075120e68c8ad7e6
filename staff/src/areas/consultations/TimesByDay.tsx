import { formatDateWithWeekday, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import type { ConsultationTime } from './consultation-time.ts'
import classes from './Consultations.module.css'
import { TimeRow } from './TimeRow.tsx'

interface Props {
  readonly times: readonly ConsultationTime[]
  /** When they were read (ms). */
  readonly readAt: number
  readonly onClosed: () => void
}

/** The own times, each day with its heading. */
export const TimesByDay = ({ times, readAt, onClosed }: Props) => {
  const locale = useLocale()
  const now = toUniversityTime(readAt)
  const isOver = ({ date, start }: ConsultationTime) =>
    date < now.date || (date === now.date && start <= now.time)
  const days = [...new Set(times.map(({ date }) => date))]
  return days.map((date) => (
    <section key={date} className={classes['day']} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>{formatDateWithWeekday(date, locale)}</h2>
      <ul className={classes['times']}>
        {times
          .filter((time) => time.date === date)
          .map((time) => (
            <TimeRow key={time.slotID} time={time} isOver={isOver(time)} onClosed={onClosed} />
          ))}
      </ul>
    </section>
  ))
}
