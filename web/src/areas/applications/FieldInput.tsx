import { TextInput } from '@mantine/core'
import { maxLengths } from '#rules/applications/check-values.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { ApplicationKind } from './application.ts'
import classes from './Applications.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** Which language the document is in: one of the two of the portal. */
export const isLanguageField = ({ type, options }: ApplicationKind['fields'][number]): boolean =>
  type === 'choice' &&
  options
    .map(({ value }) => value)
    .toSorted()
    .join(' ') === 'en ka'

interface Props {
  readonly field: ApplicationKind['fields'][number]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  /** Text after the name of an option. */
  readonly describeOption?: (value: string) => string | null
}

/** One field of the form, as its type is. */
export const FieldInput = ({ field, value, error, onChange, describeOption }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { fieldID, type, is_required, options } = field
  const name = `field${fieldID}`
  const label = is_required ? text(field, 'name') : t('optional', { name: text(field, 'name') })
  if (isLanguageField(field))
    return (
      <div className={classes['language']}>
        <RadioCards
          selected={value}
          onSelect={onChange}
          cards={options.map((option) => ({ value: option.value, label: text(option, 'name') }))}
        >
          <legend>{label}</legend>
        </RadioCards>
      </div>
    )
  const toLabel = (option: (typeof options)[number]) => {
    const more = describeOption?.(option.value) ?? null
    return more === null ? text(option, 'name') : t('parts', { name: text(option, 'name'), parts: more })
  }
  if (type === 'choice')
    return (
      <SelectField
        name={name}
        label={label}
        error={error}
        value={value}
        options={[
          { value: '', label: t('choose') },
          ...options.map((option) => ({ value: option.value, label: toLabel(option) })),
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
