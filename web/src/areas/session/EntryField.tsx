import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'input'> {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | null | undefined
  /** A button inside the field. */
  readonly children?: ReactNode
}

/** A field of a form before the log-in, with its error. */
export const EntryField = ({ id, label, hint, error, children, ...input }: Props) => (
  <div className="entry-field">
    <label htmlFor={id}>{label}</label>
    <div className="entry-input">
      <input
        id={id}
        name={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-wrong` : hint ? `${id}-hint` : undefined}
        {...input}
      />
      {children}
    </div>
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
