import { useState } from 'react'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { FreeTime } from './consultation.ts'
import classes from './Consultation.module.css'
import { words } from './words.ts'

/** On a phone the others come when they are asked for. */
const daysOnPhone = 2

interface Props {
  readonly slots: readonly FreeTime[]
  readonly onChoose: (slot: FreeTime) => void
}

/** The free times by day; the psychologist is named where there is more than one. */
export const FreeTimes = ({ slots, onChoose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [isAll, setAll] = useState(false)
  if (slots.length === 0) return <EmptyState>{t('noFree')}</EmptyState>
  const hasNames = new Set(slots.map(({ name }) => name)).size > 1
  const days = [...new Set(slots.map(({ date }) => date))]
  return (
    <>
      <p className="muted">{t('choose')}</p>
      {days.map((date, nth) => {
        const day = formatDateWithWeekday(date, locale)
        return (
          <section
            key={date}
            className={classes['day']}
            data-later={(nth >= daysOnPhone && !isAll) || undefined}
            aria-labelledby={`day-${date}`}
          >
            <h3 id={`day-${date}`}>{day}</h3>
            <ul className={classes['times']} data-named={hasNames || undefined}>
              {slots
                .filter((slot) => slot.date === date)
                .map((slot) => {
                  const time = `${slot.start}–${slot.end}`
                  const name = hasNames ? text(slot, 'name') : null
                  return (
                    <li key={slot.slotID}>
                      <button
                        type="button"
                        className={`plain-button ${classes['time']}`}
                        aria-label={[day, time, name].filter((part) => part !== null).join(', ')}
                        onClick={() => onChoose(slot)}
                      >
                        <span className={classes['span']}>{time}</span>
                        {name !== null && <small>{name}</small>}
                      </button>
                    </li>
                  )
                })}
            </ul>
          </section>
        )
      })}
      {days.length > daysOnPhone && !isAll && (
        <button type="button" className={`plain-button ${classes['moreDays']}`} onClick={() => setAll(true)}>
          {t('moreDays', { count: days.length - daysOnPhone })}
        </button>
      )}
    </>
  )
}
