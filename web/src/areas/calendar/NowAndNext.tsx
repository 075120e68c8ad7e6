import { useWords } from '#web/i18n/useWords.ts'
import classes from './Calendar.module.css'
import { words } from './words.ts'
import { YearEvent } from './YearEvent.tsx'
import { eventsNext, eventsNow, type CalendarEvent } from './year-parts.ts'

interface Props {
  readonly events: readonly CalendarEvent[]
  readonly today: string
}

/** What runs today, and the next dates with the days until them. */
export const NowAndNext = ({ events, today }: Props) => {
  const t = useWords(words)
  const parts = [
    { name: t('now'), none: t('nothingNow'), found: eventsNow(events, today) },
    { name: t('next'), none: t('nothingNext'), found: eventsNext(events, today) },
  ]
  return (
    <div className={classes['pair']}>
      {parts.map(({ name, none, found }) => (
        <section key={name} className={classes['card']} aria-label={name}>
          <h2>{name}</h2>
          {found.length === 0 && <p className={classes['muted']}>{none}</p>}
          <ul className="plain-list">
            {found.map((event) => (
              <YearEvent key={event.id} event={event} today={today} isTold />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
