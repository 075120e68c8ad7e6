import type { ReactNode } from 'react'
import classes from './DateField.module.css'

export interface FieldProps {
  readonly label: string
  /** Empty: nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** The `id` too. */
  readonly name: string
  readonly error?: string | null | undefined
  readonly hint?: string | undefined
  /** The id of a hint or error that is shown elsewhere, and whether it is an error. */
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
}

interface Props extends Pick<FieldProps, 'label' | 'name' | 'error' | 'hint'> {
  readonly children: ReactNode
}

/** The description of the input: its error, or else its hint. */
export const toDescription = ({ name, error, hint, describedBy }: Partial<FieldProps>): string | undefined =>
  describedBy ?? (error ? `${name}-error` : hint ? `${name}-hint` : undefined)

/** The label above a field, and its hint or error below. */
export const FieldFrame = ({ label, name, error, hint, children }: Props) => (
  <div className={classes['field']}>
    <label className={classes['label']} htmlFor={name}>
      {label}
    </label>
    {children}
    {error ? (
      <p id={`${name}-error`} className={classes['error']}>
        {error}
      </p>
    ) : (
      hint && (
        <p id={`${name}-hint`} className={classes['hint']}>
          {hint}
        </p>
      )
    )}
  </div>
)
