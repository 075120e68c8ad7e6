import type { ComponentProps, ReactNode } from 'react'
import classes from './Field.module.css'

interface Props extends ComponentProps<'input'> {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  /** In place of the input. */
  readonly children?: ReactNode
}

/** A field of a form with its label, hint and error. */
export const Field = ({ id, label, hint, error, children, ...input }: Props) => (
  <div className="entry-field">
    {children === undefined ? (
      <>
        <label htmlFor={id}>{label}</label>
        <div className="entry-input">
          <input
            id={id}
            name={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-wrong` : hint ? `${id}-hint` : undefined}
            {...input}
          />
        </div>
      </>
    ) : (
      <label>
        <span>{label}</span>
        <span className={classes['control']}>{children}</span>
      </label>
    )}
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
