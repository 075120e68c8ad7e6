import { formatOnDate } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Calendar.module.css'
import { words } from './words.ts'
import { CalendarEventItem } from './CalendarEventItem.tsx'
import { currentEventsID, findTeachingEnd, listCurrentEvents, type CalendarEvent } from './year-parts.ts'

interface Props {
  readonly events: readonly CalendarEvent[]
  readonly today: string
  /** The event that the address names. */
  readonly requestedID: number | null
}

/** Events of today, with the days that are left, and how the semester goes on. */
export const CurrentEvents = ({ events, today, requestedID }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const current = listCurrentEvents(events, today)
  const ends = findTeachingEnd(events, today)
  return (
    <section className={classes['card']} aria-labelledby={currentEventsID}>
      <h2 id={currentEventsID} tabIndex={-1}>
        {t('now')}
      </h2>
      {current.length === 0 && <p className={classes['muted']}>{t('noCurrentEvents')}</p>}
      <ul className={`plain-list ${classes['current']}`}>
        {current.map((event) => (
          <CalendarEventItem
            key={event.id}
            event={event}
            today={today}
            showsDays
            isRequested={event.id === requestedID}
          />
        ))}
      </ul>
      {ends !== null && (
        <p className={classes['muted']}>
          {t('semesterEnds', {
            teaching: formatOnDate(ends.teachingEnd, locale, 'short'),
            semester: formatOnDate(ends.semesterEnd, locale, 'short'),
          })}
        </p>
      )}
    </section>
  )
}
