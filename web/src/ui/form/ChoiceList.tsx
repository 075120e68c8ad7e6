import { useId, type ReactNode, type Ref } from 'react'
import marks from '#web/ui/classes/choice-mark.module.css'
import classes from './ChoiceList.module.css'

interface Choice<Value extends string | number> {
  readonly value: Value
  readonly label: ReactNode
  /** More about the choice, or why it is disabled. */
  readonly note?: ReactNode
  readonly isDisabled?: boolean
}

interface ChoiceListProps<Value extends string | number> {
  /** The accessible name of the list. */
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly selected: readonly Value[]
  readonly isMultiple?: boolean
  readonly onSelect: (value: Value) => void
  /** Ids of elements that describe the whole list. */
  readonly describedBy?: string | undefined
  readonly ref?: Ref<HTMLFieldSetElement>
}

/** Radio buttons or checkboxes as rows of at least 44 px. */
export const ChoiceList = <Value extends string | number>(props: ChoiceListProps<Value>) => {
  const { label, choices, selected, isMultiple = false, onSelect, describedBy, ref } = props
  const id = useId()
  return (
    <fieldset ref={ref} className={classes['choices']} aria-describedby={describedBy}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, label: name, note, isDisabled = false }) => (
        <label key={value} className={classes['choice']} data-disabled={isDisabled || undefined}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            className={marks['mark']}
            name={id}
            checked={selected.includes(value)}
            disabled={isDisabled}
            aria-describedby={note === undefined ? undefined : `${id}-${value}`}
            onChange={() => onSelect(value)}
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
