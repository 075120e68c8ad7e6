import { formatMonth } from '#web/i18n/format.ts'
import { formatMonthOfYear } from '#web/i18n/format-date-case.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { currentEventsID, toMonthID } from './year-parts.ts'
import { lanes, toYearStrip } from './to-year-strip.ts'
import { kindWords, words } from './words.ts'
import type { CalendarEvent } from './year-parts.ts'
import classes from './YearStrip.module.css'

interface Props {
  readonly events: readonly CalendarEvent[]
  readonly today: string
}

/** Opens what is folded around the month's events and moves there. */
const showMonth = (month: string, today: string): void => {
  const isOver = month < today.slice(0, 7)
  const heading =
    document.getElementById(toMonthID(month, isOver)) ??
    document.getElementById(toMonthID(month, !isOver)) ??
    document.getElementById(currentEventsID)
  heading?.closest('details')?.setAttribute('open', '')
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}

/** The twelve months with their phases and today; a month with events leads to them. The bars are for the eye alone. */
export const YearStrip = ({ events, today }: Props) => {
  const t = useWords(words)
  const k = useWords(kindWords)
  const text = useLocalized()
  const locale = useLocale()
  const describe = (event: CalendarEvent) =>
    `${text(event, 'name')}, ${formatDateSpan(event.start_date, event.end_date, locale, 'short')}`
  const monthsWithEvents = new Set(events.map(({ start_date }) => start_date.slice(0, 7)))
  const renderMonth = (month: string) => {
    const name = formatMonth(Number(month.slice(5)), locale)
    const shown = (
      <>
        <span aria-hidden="true">{name.slice(0, 3)}</span>
        <span className="visually-hidden">{formatMonthOfYear(month, locale)}</span>
      </>
    )
    return (
      <li key={month} aria-current={today.startsWith(month) ? 'date' : undefined}>
        {monthsWithEvents.has(month) ? (
          <button type="button" onClick={() => showMonth(month, today)}>
            {shown}
          </button>
        ) : (
          shown
        )}
      </li>
    )
  }
  return (
    <nav className={classes['strip']} aria-label={t('months')}>
      <div className={classes['halves']}>
        {toYearStrip(events, today).map((half) => (
          <div key={half.months[0]}>
            <ul className={classes['names']}>{half.months.map(renderMonth)}</ul>
            <div className={classes['lanes']} aria-hidden="true">
              {half.holidays.map(({ event, left, width }) => (
                <span
                  key={event.id}
                  className={classes['holiday']}
                  data-tip={describe(event)}
                  data-end={left > 50 || undefined}
                  style={{ left: `${left}%`, width: `${width}%` }}
                />
              ))}
              {half.lanes.map((bars, nth) => (
                <div key={lanes[nth]} className={classes['lane']}>
                  {bars.map(({ event, left, width }) => (
                    <span
                      key={event.id}
                      data-kind={event.kind}
                      data-tip={describe(event)}
                      data-end={left > 50 || undefined}
                      style={{ left: `${left}%`, width: `${width}%` }}
                    />
                  ))}
                </div>
              ))}
              <div className={classes['lane']}>
                {half.dates.map(({ event, left }) => (
                  <span
                    key={event.id}
                    data-kind={event.kind}
                    data-tip={describe(event)}
                    data-end={left > 50 || undefined}
                    style={{ left: `${left}%` }}
                  />
                ))}
              </div>
              {half.today !== null && (
                <span className={classes['today']} style={{ left: `${half.today}%` }}>
                  <span data-end={half.today > 80 || undefined}>{t('today')}</span>
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
      <p className={classes['legend']} aria-hidden="true">
        {([...lanes, 'deadline', 'payment', 'holiday'] as const).map((kind) => (
          <span key={kind} data-kind={kind}>
            {k(kind)}
          </span>
        ))}
      </p>
    </nav>
  )
}
