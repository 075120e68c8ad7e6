import { useId, type ReactNode } from 'react'
import classes from './Agreements.module.css'

interface Props {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: ReactNode; readonly note?: string }[]
  readonly selected: string
  /** For short labels. */
  readonly hasColumns?: boolean
  readonly onSelect: (value: string) => void
}

/** A choice among many short options, each large enough for a finger. */
export const ChipGroup = ({ label, choices, selected, hasColumns = false, onSelect }: Props) => {
  const name = useId()
  return (
    <fieldset className={classes['choice']}>
      <legend>{label}</legend>
      <div className={classes[hasColumns ? 'columns' : 'chips']}>
        {choices.map(({ value, label: shown, note }) => (
          <label key={value} className={classes['chip']}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
            />
            <span>{shown}</span>
            {note !== undefined && <small>{note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
