import type { ComponentProps, ReactNode } from 'react'
import { FieldNote, toNoteID, type FieldNoteProps } from './FieldNote.tsx'

interface Props extends ComponentProps<'input'>, FieldNoteProps {
  readonly id: string
  readonly label: string
  /** A button in the field. */
  readonly children?: ReactNode
}

/** A field of a form with its label, and its error or hint. */
export const Field = ({ id, label, hint, error, children, ...input }: Props) => (
  <div className="entry-field">
    <label htmlFor={id}>{label}</label>
    <div className="entry-input">
      <input
        id={id}
        name={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={toNoteID({ id, hint, error })}
        {...input}
      />
      {children}
    </div>
    <FieldNote id={id} hint={hint} error={error} />
  </div>
)
