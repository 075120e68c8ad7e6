import { useSuspenseQuery } from '@tanstack/react-query'
import { calendar } from '#contract/studies/calendar.ts'
import { q } from '#web/api/call.ts'
import { formatDateSpan, formatMonth } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import classes from './Calendar.module.css'
import { NowAndNext } from './NowAndNext.tsx'
import { words } from './words.ts'
import { CalendarEventItem } from './CalendarEventItem.tsx'
import { groupByMonth, type CalendarEvent } from './year-parts.ts'

/** Current and next dates, then the whole year by months; past dates are folded. */
export const AcademicYear = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const pageChanges = usePageChanges(year, calendar.academicCalendars, calendar.seen)
  const { events, today } = year
  if (events.length === 0) return <EmptyState>{t('noDates')}</EmptyState>
  const formatSpan = ({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }) =>
    formatDateSpan(start_date, end_date, locale)
  const lines = year.changes.map((change) => {
    const { before, after } = change
    const of = { row: `event ${change.id}`, name: text(change, 'name') }
    if (after === null) return { ...of, text: t('isCancelled', { was: formatSpan(before!) }) }
    if (before === null) return { ...of, text: t('isNew', { now: formatSpan(after) }) }
    return { ...of, text: t('isMoved', { was: formatSpan(before), now: formatSpan(after) }) }
  })
  const pastEvents = events.filter(({ end_date }) => end_date < today)
  const formatMonthName = (month: string) =>
    `${formatMonth(Number(month.slice(5)), locale)} ${month.slice(0, 4)}`
  const renderMonths = (of: readonly CalendarEvent[]) =>
    groupByMonth(of).map(({ month, events: inMonth }) => (
      <section key={month} className={classes['month']} aria-label={formatMonthName(month)}>
        <h3>{formatMonthName(month)}</h3>
        <ul className="plain-list">
          {inMonth.map((event) => (
            <CalendarEventItem key={event.id} event={event} today={today} />
          ))}
        </ul>
      </section>
    ))
  return (
    <ChangesNotice lines={lines} pageChanges={pageChanges}>
      <NowAndNext events={events} today={today} />
      <section className={classes['year']} aria-labelledby="whole-year">
        <h2 id="whole-year">{t('wholeYear')}</h2>
        {pastEvents.length > 0 && (
          <details className={classes['past']}>
            <summary>{t('pastDates', { count: pastEvents.length })}</summary>
            {renderMonths(pastEvents)}
          </details>
        )}
        {renderMonths(events.filter(({ end_date }) => end_date >= today))}
      </section>
    </ChangesNotice>
  )
}
