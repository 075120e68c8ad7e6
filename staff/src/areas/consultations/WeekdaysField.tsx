import { useId } from 'react'
import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import marks from '#web/ui/classes/choice-mark.module.css'
import classes from './OpenTimes.module.css'
import { words } from './words.ts'

interface Props {
  /** Monday is 1. */
  readonly selected: readonly number[]
  readonly error: string | undefined
  readonly onChange: (selected: readonly number[]) => void
}

/** The days of the week as checkboxes. */
export const WeekdaysField = ({ selected, error, onChange }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const id = useId()
  return (
    <fieldset
      className={classes['weekdays']}
      data-wrong={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend>{t('weekdays')}</legend>
      <div>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              className={marks['mark']}
              checked={selected.includes(day)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...selected, day] : selected.filter((each) => each !== day))
              }
            />
            {formatWeekday(day, locale)}
          </label>
        ))}
      </div>
      {error && (
        <span id={id} className="entry-wrong">
          {error}
        </span>
      )}
    </fieldset>
  )
}
