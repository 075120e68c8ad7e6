import { Textarea } from '@mantine/core'
import { placeholder } from '#rules/surveys/survey.ts'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import '#web/ui/mantine.css'

const longest = 3000

interface OpenAnswerProps {
  readonly label: string
  /** Undefined as long as nobody has been here. */
  readonly text: string | undefined
  readonly isRequired: boolean
  readonly isKept: boolean
  readonly describedBy: string | undefined
  readonly onSay: (text: string) => void
}

/** A field for an answer in words; a required one holds a "!" until it is clicked (spec 5.6.2). */
export const OpenAnswer = ({ label, text, isRequired, isKept, describedBy, onSay }: OpenAnswerProps) => (
  <Textarea
    aria-label={label}
    aria-required={isRequired}
    aria-describedby={describedBy}
    rows={3}
    autosize={false}
    maxLength={longest}
    inputContainer={(input) => (
      <CharactersLeft text={text ?? ''} max={longest}>
        {input}
      </CharactersLeft>
    )}
    disabled={isKept}
    value={text ?? (isRequired ? placeholder : '')}
    onFocus={() => text === undefined && isRequired && onSay('')}
    onChange={({ currentTarget }) => onSay(currentTarget.value)}
  />
)
