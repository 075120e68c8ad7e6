import { useState } from 'react'
import { Field } from '#staff/ui/Field.tsx'
import { toUniversityTime } from '#web/i18n/format.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import type { PublicationForm } from './publication-form.ts'
import classes from './PublishScreen.module.css'
import { words } from './words.ts'

type When = Pick<PublicationForm, 'when' | 'day' | 'time'>

interface Props {
  readonly draft: When
  readonly error: string | undefined
  readonly onChange: (next: Partial<When>) => void
}

/** When: now, or on a day and at a time of the university. */
export const TimeField = ({ draft: { when, day, time }, error, onChange }: Props) => {
  const t = useWords(words)
  const [today] = useState(() => toUniversityTime(Date.now()).date)
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? 'publish_at-wrong' : 'publish_at-hint',
  }
  return (
    <div className={classes['group']}>
      <div className={classes['cards']}>
        <RadioCards
          cards={(['now', 'later'] as const).map((value) => ({ value, label: t(value) }))}
          selected={when}
          onSelect={(next) => onChange({ when: next })}
        >
          <legend className={classes['legend']}>{t('when')}</legend>
        </RadioCards>
      </div>
      {when === 'later' && (
        <div className={classes['time']}>
          <Field
            id="day"
            label={t('day')}
            type="date"
            min={today}
            value={day}
            {...described}
            onChange={(event) => onChange({ day: event.target.value })}
          />
          <Field
            id="time"
            label={t('time')}
            type="time"
            value={time}
            {...described}
            onChange={(event) => onChange({ time: event.target.value })}
          />
          <span
            id={error ? 'publish_at-wrong' : 'publish_at-hint'}
            className={error ? 'entry-wrong' : 'entry-hint'}
          >
            {error ?? t('timeHint', { zone: timeZone })}
          </span>
        </div>
      )}
    </div>
  )
}
