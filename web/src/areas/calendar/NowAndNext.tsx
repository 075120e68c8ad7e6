import { useWords } from '#web/i18n/useWords.ts'
import classes from './Calendar.module.css'
import { words } from './words.ts'
import { CalendarEventItem } from './CalendarEventItem.tsx'
import { listNextEvents, listCurrentEvents, type CalendarEvent } from './year-parts.ts'

interface Props {
  readonly events: readonly CalendarEvent[]
  readonly today: string
}

/** Today's events and the next ones, with the days until them. */
export const NowAndNext = ({ events, today }: Props) => {
  const t = useWords(words)
  const parts = [
    { name: t('now'), emptyText: t('noCurrentEvents'), partEvents: listCurrentEvents(events, today) },
    { name: t('next'), emptyText: t('noNextEvents'), partEvents: listNextEvents(events, today) },
  ]
  return (
    <div className={classes['columns']}>
      {parts.map(({ name, emptyText, partEvents }) => (
        <section key={name} className={classes['card']} aria-label={name}>
          <h2>{name}</h2>
          {partEvents.length === 0 && <p className={classes['muted']}>{emptyText}</p>}
          <ul className="plain-list">
            {partEvents.map((event) => (
              <CalendarEventItem key={event.id} event={event} today={today} showsDays />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
