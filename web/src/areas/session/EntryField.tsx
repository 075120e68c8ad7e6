import type { ComponentProps } from 'react'

interface EntryFieldProps extends ComponentProps<'input'> {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly wrong?: string | null | undefined
}

/** One field of the forms before a log-in: its label, itself, and what is wrong with it. */
export const EntryField = ({ id, label, hint, wrong, ...input }: EntryFieldProps) => (
  <div className="entry-field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={id}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? `${id}-wrong` : hint ? `${id}-hint` : undefined}
      {...input}
    />
    {hint && !wrong && (
      <span id={`${id}-hint`} className="entry-hint">
        {hint}
      </span>
    )}
    {wrong && (
      <span id={`${id}-wrong`} className="entry-wrong">
        {wrong}
      </span>
    )}
  </div>
)
