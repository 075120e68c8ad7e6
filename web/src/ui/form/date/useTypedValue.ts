import { isBlank } from '#rules/text/invisible-characters.ts'
import { useState } from 'react'

interface Typing {
  /** Empty: nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly format: (value: string) => string
  /** Null: the text cannot be read. */
  readonly parse: (text: string) => string | null
}

/** A field whose text is read into a value: it shows what is typed, and the value in full once the field is left. */
export const useTypedValue = ({ value, onChange, format, parse }: Typing) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  // The form was emptied, or the value was chosen otherwise.
  const isStale = typed !== null && (parse(typed) ?? '') !== value
  const shown = isStale ? null : typed
  const isUnread = shown !== null && !isBlank(shown) && parse(shown) === null
  return {
    text: shown ?? (value === '' ? '' : format(value)),
    isUnread,
    /** `isUnread`, and whoever types has left the field. */
    isWrong: isUnread && isLeft,
    onText: (text: string) => {
      setTyped(text)
      setLeft(false)
      const next = parse(text) ?? ''
      if (next !== value) onChange(next)
    },
    onLeave: () => {
      setLeft(true)
      if (!isUnread) setTyped(null)
    },
  }
}
