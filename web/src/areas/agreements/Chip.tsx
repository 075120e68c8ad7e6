import type { ReactNode } from 'react'
import classes from './Agreements.module.css'

interface Props {
  /** Of the group of radio buttons. */
  readonly name: string
  readonly value: string
  readonly label: ReactNode
  readonly note?: string | undefined
  readonly isSelected: boolean
  readonly onSelect: (value: string) => void
}

/** A radio button with a frame, large enough for a finger. */
export const Chip = ({ name, value, label, note, isSelected, onSelect }: Props) => (
  <label className={classes['chip']}>
    <input type="radio" name={name} value={value} checked={isSelected} onChange={() => onSelect(value)} />
    <span>{label}</span>
    {note !== undefined && <small>{note}</small>}
  </label>
)
