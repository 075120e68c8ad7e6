import { FieldNote, toNoteID, type FieldNoteProps } from './FieldNote.tsx'
import { NativeSelect, type NativeSelectProps } from '#web/ui/form/NativeSelect.tsx'

interface Props<Value extends string | number>
  extends Omit<NativeSelectProps<Value>, 'id' | 'errorID' | 'hintID'>, FieldNoteProps {
  readonly label: string
}

/** A select beside the fields of a form, with its label, and its error or hint. */
export const SelectField = <Value extends string | number>({
  id,
  label,
  hint,
  error,
  ...select
}: Props<Value>) => {
  const noteID = toNoteID({ id, hint, error })
  return (
    <div className="entry-field">
      <label htmlFor={id}>{label}</label>
      <NativeSelect {...select} id={id} {...(error ? { errorID: noteID } : { hintID: noteID })} />
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
