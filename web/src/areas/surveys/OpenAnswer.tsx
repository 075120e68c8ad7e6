import { Textarea } from '@mantine/core'
import { placeholder } from '#rules/surveys/survey.ts'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import '#web/ui/mantine.css'

const maxLength = 3000

interface Props {
  readonly label: string
  /** Undefined until the student clicks or types. */
  readonly text: string | undefined
  readonly isRequired: boolean
  readonly isLocked: boolean
  readonly describedBy: string | undefined
  readonly onText: (text: string) => void
}

/** A text answer; a required one holds a "!", which a click clears and a key replaces (spec 5.6.2). */
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
    // The focus alone keeps it: "Send" moves the focus here to say that it is still there.
    onFocus={({ currentTarget }) => text === undefined && isRequired && currentTarget.select()}
    onClick={() => text === undefined && isRequired && onText('')}
    onChange={({ currentTarget }) => onText(currentTarget.value)}
  />
)
