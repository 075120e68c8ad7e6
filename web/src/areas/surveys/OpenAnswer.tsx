import { Textarea } from '@mantine/core'
import { placeholder } from '#rules/surveys/survey.ts'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import '#web/ui/mantine.css'

const maxLength = 3000

interface Props {
  readonly label: string
  /** Undefined until the field is focused. */
  readonly text: string | undefined
  readonly isRequired: boolean
  readonly isLocked: boolean
  readonly describedBy: string | undefined
  readonly onText: (text: string) => void
}

/** A text answer; a required one holds a "!" until it is focused (spec 5.6.2). */
export const OpenAnswer = ({ label, text, isRequired, isLocked, describedBy, onText }: Props) => (
  <Textarea
    aria-label={label}
    aria-required={isRequired}
    aria-describedby={describedBy}
    rows={3}
    autosize={false}
    maxLength={maxLength}
    inputContainer={(input) => (
      <CharactersLeft text={text ?? ''} max={maxLength}>
        {input}
      </CharactersLeft>
    )}
    disabled={isLocked}
    value={text ?? (isRequired ? placeholder : '')}
    onFocus={() => text === undefined && isRequired && onText('')}
    onChange={({ currentTarget }) => onText(currentTarget.value)}
  />
)
