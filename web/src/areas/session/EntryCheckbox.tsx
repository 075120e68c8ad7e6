import type { Ref } from 'react'
import classes from './EntryCheckbox.module.css'

interface Props {
  readonly id: string
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  readonly hint: string
}

/** A checkbox of a form before the log-in. */
export const EntryCheckbox = ({ id, ref, label, hint }: Props) => (
  <div className={classes['checkbox']}>
    <input id={id} name={id} ref={ref} type="checkbox" aria-describedby={`${id}-hint`} />
    <label htmlFor={id}>{label}</label>
    <span id={`${id}-hint`} className="entry-hint">
      {hint}
    </span>
  </div>
)
