import { TextInput } from '@mantine/core'
import { maxLengths } from '#rules/applications/check-values.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { ApplicationKind } from './application.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly field: ApplicationKind['fields'][number]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** One field of the form, as its type is. */
export const FieldInput = ({ field, value, error, onChange }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { fieldID, type, is_required, options } = field
  const name = `field${fieldID}`
  const label = is_required ? text(field, 'name') : t('optional', { name: text(field, 'name') })
  if (type === 'choice')
    return (
      <SelectField
        name={name}
        label={label}
        error={error}
        value={value}
        options={[
          { value: '', label: t('choose') },
          ...options.map((option) => ({ value: option.value, label: text(option, 'name') })),
        ]}
        onChange={onChange}
      />
    )
  if (type === 'prose')
    return (
      <LongTextField
        name={name}
        label={label}
        error={error}
        rows={6}
        max={maxLengths.prose}
        text={value}
        onText={onChange}
      />
    )
  if (type === 'date')
    return <DateField name={name} label={label} error={error} value={value} onChange={onChange} />
  return (
    <TextInput
      name={name}
      label={label}
      error={error}
      maxLength={maxLengths.line}
      inputContainer={(input) => (
        <CharactersLeft text={value} max={maxLengths.line}>
          {input}
        </CharactersLeft>
      )}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
