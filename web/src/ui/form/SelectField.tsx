import { Input } from '@mantine/core'
import { useId } from 'react'
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx'
import '#web/ui/mantine.css'

interface Props<Value extends string | number> extends Omit<NativeSelectProps<Value>, 'id' | 'errorID'> {
  readonly label: string
  readonly error?: string | null | undefined
}

/** A select with its label and error, beside Mantine's fields. */
export const SelectField = <Value extends string | number>({ label, error, ...select }: Props<Value>) => {
  const id = useId()
  const errorID = `${id}-error`
  return (
    <Input.Wrapper id={id} label={label} error={error} errorProps={{ id: errorID }}>
      <NativeSelect {...select} id={id} errorID={error ? errorID : undefined} />
    </Input.Wrapper>
  )
}
