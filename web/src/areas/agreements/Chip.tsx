import type { ReactNode } from 'react'
import classes from './Agreements.module.css'

interface Props {
  /** Of the group of radio buttons. */
  readonly name: string
  readonly value: string
  readonly label: ReactNode
  readonly note?: string | undefined
  readonly isSelected: boolean
  readonly isDisabled?: boolean | undefined
  readonly onSelect: (value: string) => void
}

/** A radio button with a frame, large enough for a finger. */
export const Chip = ({ name, value, label, note, isSelected, isDisabled, onSelect }: Props) => (
  <label className={classes['chip']}>
    <input
      type="radio"
      name={name}
      value={value}
      checked={isSelected}
      disabled={isDisabled}
      onChange={() => onSelect(value)}
    />
    <span>{label}</span>
    {note !== undefined && <small>{note}</small>}
  </label>
)
