import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendar } from '#contract/studies/calendar.ts'
import { q } from '#web/api/call.ts'
import { formatFromMonth, formatMonthOfYear } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { useRequestedRow } from '#web/parts/requested-row/useRequestedRow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import classes from './Calendar.module.css'
import { CurrentEvents } from './CurrentEvents.tsx'
import { words } from './words.ts'
import { YearStrip } from './YearStrip.tsx'
import { toYearStrip } from './to-year-strip.ts'
import { CalendarEventItem } from './CalendarEventItem.tsx'
import { useCalendarChanges } from './useCalendarChanges.ts'
import { groupByMonth, toMonthID, type CalendarEvent } from './year-parts.ts'

/** Events of today, the year as a strip, then the other dates by month; past ones and the other semester's are folded. */
export const AcademicYear = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data: year } = useSuspenseQuery(q(calendar.academicCalendars))
  const pageChanges = usePageChanges(year, calendar.academicCalendars, calendar.seen)
  const lines = useCalendarChanges(year)
  const { events, today } = year
  const requestedID = useRequestedRow('event')
  const [showsHolidays, setShowsHolidays] = useState(true)
  if (events.length === 0) return <EmptyState>{t('noDates')}</EmptyState>
  const isListed = ({ kind }: CalendarEvent) => showsHolidays || kind !== 'holiday'
  const listed = events.filter(isListed)
  const pastEvents = listed.filter(({ end_date }) => end_date < today)
  const nextHalf = toYearStrip(events, today)[1]!.months[0]!
  // The other semester is far away while this half runs.
  const isFar = ({ start_date }: CalendarEvent) =>
    today.slice(0, 7) < nextHalf && start_date.slice(0, 7) >= nextHalf
  const comingEvents = listed.filter((each) => each.start_date > today && !isFar(each))
  const farEvents = listed.filter(isFar)
  const renderMonths = (of: readonly CalendarEvent[], showsDays = false) =>
    groupByMonth(of).map(({ month, events: inMonth }) => (
      <section key={month} className={classes['month']} aria-label={formatMonthOfYear(month, locale)}>
        <h3
          id={toMonthID(
            month,
            inMonth.every(({ end_date }) => end_date < today),
          )}
          tabIndex={-1}
        >
          {formatMonthOfYear(month, locale)}
        </h3>
        <ul className="plain-list">
          {inMonth.map((event) => (
            <CalendarEventItem
              key={event.id}
              event={event}
              today={today}
              showsDays={showsDays}
              isRequested={event.id === requestedID}
            />
          ))}
        </ul>
      </section>
    ))
  return (
    <ChangesNotice lines={lines} pageChanges={pageChanges}>
      <CurrentEvents events={events} today={today} requestedID={requestedID} />
      <YearStrip events={events} today={today} />
      <section className={classes['year']} aria-labelledby="coming-dates">
        <div className={classes['comingHead']}>
          <h2 id="coming-dates">{t('comingDates')}</h2>
          {events.some(({ kind }) => kind === 'holiday') && (
            <SegmentedControl
              label={t('comingDates')}
              options={[
                { value: 'all', label: t('allDates') },
                { value: 'working', label: t('withoutHolidays') },
              ]}
              selected={showsHolidays ? 'all' : 'working'}
              onSelect={(shown) => setShowsHolidays(shown === 'all')}
            />
          )}
        </div>
        {comingEvents.length === 0 && <p className={classes['muted']}>{t('noComingDates')}</p>}
        <div className={classes['months']}>{renderMonths(comingEvents, true)}</div>
        {farEvents.length > 0 && (
          <details className={classes['folded']}>
            <summary>
              {t('farDates', { month: formatFromMonth(nextHalf, locale), count: farEvents.length })}
            </summary>
            <div className={classes['months']}>{renderMonths(farEvents)}</div>
          </details>
        )}
        {pastEvents.length > 0 && (
          <details className={classes['folded']}>
            <summary>{t('pastDates', { count: pastEvents.length })}</summary>
            <div className={classes['months']}>{renderMonths(pastEvents)}</div>
          </details>
        )}
      </section>
    </ChangesNotice>
  )
}
