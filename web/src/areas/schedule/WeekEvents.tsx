import { useQuery } from '@tanstack/react-query'
import { calendar } from '#contract/studies/calendar.ts'
import { addDays } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Schedule.module.css'
import { words } from './words.ts'

/** Exam periods of the academic calendar in a week; nothing if the calendar cannot be read. */
export const WeekEvents = ({ monday }: { monday: string }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data } = useQuery(q(calendar.academicCalendars))
  const examEvents = (data?.events ?? []).filter(
    ({ kind, start_date, end_date }) =>
      kind === 'exams' && start_date <= addDays(monday, 6) && end_date >= monday,
  )
  if (examEvents.length === 0) return null
  return (
    <ul className={classes['events']} aria-label={t('events')}>
      {examEvents.map((event) => (
        <li key={event.id}>
          <Icon name="calendar" />
          <span>
            <strong>{text(event, 'name')}</strong>, {formatDateSpan(event.start_date, event.end_date, locale)}
          </span>
        </li>
      ))}
    </ul>
  )
}
