import { Textarea, type TextareaProps } from '@mantine/core'
import type { Ref } from 'react'
import { CharactersLeft } from './CharactersLeft.tsx'
import '#web/ui/mantine.css'

interface Props extends Pick<
  TextareaProps,
  'name' | 'label' | 'description' | 'rows' | 'error' | 'disabled'
> {
  /** Has the focus when its dialog opens. */
  readonly 'data-autofocus'?: boolean | undefined
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly text: string
  /** How many characters the field takes. */
  readonly max: number
  readonly onText: (text: string) => void
}

/** A field for several lines that says how many characters are left once few are. */
export const LongTextField = ({ text, max, onText, ...props }: Props) => (
  <Textarea
    {...props}
    maxLength={max}
    inputContainer={(input) => (
      <CharactersLeft text={text} max={max}>
        {input}
      </CharactersLeft>
    )}
    value={text}
    onChange={({ currentTarget: { value } }) => onText(value)}
  />
)
