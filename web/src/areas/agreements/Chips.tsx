import { useId, type ReactNode } from 'react'
import classes from './Agreements.module.css'

interface ChipsProps {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: ReactNode; readonly note?: string }[]
  readonly chosen: string
  /** Short ones stand in columns. */
  readonly isShort?: boolean
  readonly onChoose: (value: string) => void
}

/** One of many short things, each as large as a finger. */
export const Chips = ({ label, choices, chosen, isShort = false, onChoose }: ChipsProps) => {
  const name = useId()
  return (
    <fieldset className={classes['pick']}>
      <legend>{label}</legend>
      <div className={classes[isShort ? 'columns' : 'chips']}>
        {choices.map(({ value, label: shown, note }) => (
          <label key={value} className={classes['chip']}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{shown}</span>
            {note !== undefined && <small>{note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
