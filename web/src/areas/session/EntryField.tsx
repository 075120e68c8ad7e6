import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'input'> {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | null | undefined
}

/** One field of the forms before a log-in: its label, itself, and what is wrong with it. */
export const EntryField = ({ id, label, hint, error, ...input }: Props) => (
  <div className="entry-field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-wrong` : hint ? `${id}-hint` : undefined}
      {...input}
    />
    {hint && !error && (
      <span id={`${id}-hint`} className="entry-hint">
        {hint}
      </span>
    )}
    {error && (
      <span id={`${id}-wrong`} className="entry-wrong">
        {error}
      </span>
    )}
  </div>
)
