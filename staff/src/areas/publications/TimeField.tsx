import { useState } from 'react'
import { toUniversityTime } from '#web/i18n/format.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { TimeField as TimeOfDay } from '#web/ui/form/date/TimeField.tsx'
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
    describedBy: error ? 'publish_at-wrong' : 'publish_at-hint',
    isInvalid: Boolean(error),
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
          <DateField
            name="day"
            label={t('day')}
            min={today}
            value={day}
            {...described}
            onChange={(value) => onChange({ day: value })}
          />
          <TimeOfDay
            name="time"
            label={t('time')}
            value={time}
            {...described}
            onChange={(value) => onChange({ time: value })}
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
