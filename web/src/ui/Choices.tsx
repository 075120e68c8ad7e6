import { useId, type ReactNode } from 'react'
import classes from './Choices.module.css'

interface Choice<Value extends string | number> {
  readonly value: Value
  readonly label: ReactNode
  /** More about it, or why it cannot be chosen. */
  readonly note?: ReactNode
  readonly isImpossible?: boolean
}

interface ChoicesProps<Value extends string | number> {
  /** What is chosen, for those who do not see it. */
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: readonly Value[]
  /** Several may be chosen. */
  readonly isMany?: boolean
  readonly onChoose: (value: Value) => void
  /** The ids of what is said of the whole list. */
  readonly describedBy?: string | undefined
}

/** A short list to choose from, one or several, each as large as a finger. */
export const Choices = <Value extends string | number>(props: ChoicesProps<Value>) => {
  const { label, choices, chosen, isMany = false, onChoose, describedBy } = props
  const id = useId()
  return (
    <fieldset className={classes['choices']} aria-describedby={describedBy}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, label: name, note, isImpossible = false }) => (
        <label key={value} className={classes['choice']} data-impossible={isImpossible || undefined}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(value)}
            disabled={isImpossible}
            aria-describedby={note === undefined ? undefined : `${id}-${value}`}
            onChange={() => onChoose(value)}
          />
          <span>
            {name}
            {note !== undefined && (
              <span id={`${id}-${value}`} className={classes['note']}>
                {note}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
