import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { describeAgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DayEntries } from './DayEntries.tsx'
import { listShownDates, type ScheduleWeek } from '../schedule-entry.ts'
import classes from '../Schedule.module.css'
import { words } from '../words.ts'

interface Props {
  readonly timetable: Timetable
  readonly week: ScheduleWeek
  readonly pastels: ReadonlyMap<number, number>
}

/** One week as a list; the days before today are folded. */
export const WeekDays = ({ timetable, week, pastels }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const periods = week.spans.flatMap((span) => (span.kind === 'span' ? [span.item] : []))
  const dates = listShownDates(week)
  // This week begins with today.
  const past = dates.includes(timetable.today) ? dates.filter((date) => date < timetable.today) : []
  const renderDays = (shown: readonly string[]) => (
    <div className={classes['days']}>
      {shown.map((date) => (
        <section key={date} className={classes['day']} data-today={date === timetable.today || undefined}>
          <h3>
            {formatDateWithWeekday(date, locale)}
            {date === timetable.today && <span className={classes['today']}>{t('today')}</span>}
          </h3>
          <DayEntries timetable={timetable} week={week} date={date} pastels={pastels} />
        </section>
      ))}
    </div>
  )
  return (
    <>
      {periods.length > 0 && (
        <ul className={classes['periods']} aria-label={t('dates')}>
          {periods.map((item) => (
            <li key={item.key}>
              <Icon name="calendar" size={18} />
              <span>
                <strong>{describeAgendaItem(item, false, locale).title}:</strong>{' '}
                {formatDateSpan(item.start_date!, item.end_date!, locale, 'short')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className={classes['past']}>
          <summary>{t('pastDays', { count: past.length })}</summary>
          {renderDays(past)}
        </details>
      )}
      {renderDays(dates.filter((date) => !past.includes(date)))}
    </>
  )
}
