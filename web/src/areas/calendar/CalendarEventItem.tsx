import { daysBetween } from '#rules/time/clock.ts'
import { formatDaysAhead } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { toRequested } from '#web/parts/requested-row/useRequestedRow.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import classes from './Calendar.module.css'
import strip from './YearStrip.module.css'
import { kindWords, words } from './words.ts'
import type { CalendarEvent } from './year-parts.ts'

interface Props {
  readonly event: CalendarEvent
  readonly today: string
  /** Shows the days until it begins or ends. */
  readonly showsDays: boolean
  /** The address names it. */
  readonly isRequested?: boolean
}

/** One event of the year with its kind and dates. */
export const CalendarEventItem = ({ event, today, showsDays, isRequested = false }: Props) => {
  const t = useWords(words)
  const k = useWords(kindWords)
  const text = useLocalized()
  const locale = useLocale()
  const { kind, start_date, end_date } = event
  const isNow = start_date <= today && today <= end_date
  const daysText =
    isNow && end_date > today
      ? t('daysLeft', { count: daysBetween(today, end_date) })
      : formatDaysAhead(today, start_date, locale)
  return (
    <li className={classes['event']} data-kind={kind} {...toRequested(isRequested)}>
      <span className={strip['mark']} aria-hidden="true">
        <span data-kind={kind} />
      </span>
      <span className={classes['details']}>
        {text(event, 'name')}
        <span className={classes['muted']}>
          <span className={classes['kind']}>{k(kind)} · </span>
          {formatDateSpan(start_date, end_date, locale, 'short')}
        </span>
        <ChangeMark row={`event ${event.id}`} />
      </span>
      {showsDays && (
        <span className={classes['daysLeft']} data-now={isNow || undefined}>
          {daysText}
        </span>
      )}
    </li>
  )
}
