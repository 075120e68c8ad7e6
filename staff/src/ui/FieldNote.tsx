import type { ReactNode } from 'react'

export interface FieldNoteProps {
  /** Of the field. */
  readonly id: string
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
}

/** The id of what is below a field, which describes it. */
export const toNoteID = ({ id, hint, error }: FieldNoteProps): string | undefined =>
  error ? `${id}-wrong` : hint ? `${id}-hint` : undefined

/** The error of a field, or else its hint. */
export const FieldNote = (props: FieldNoteProps) => {
  const { hint, error } = props
  return error || hint ? (
    <span id={toNoteID(props)} className={error ? 'entry-wrong' : 'entry-hint'}>
      {error || hint}
    </span>
  ) : null
}
