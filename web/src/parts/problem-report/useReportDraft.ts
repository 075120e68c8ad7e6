import { useRef, useState, type RefObject } from 'react'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { messages } from '#web/i18n/messages.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'

export interface ReportDraft {
  readonly text: string
  readonly setText: (text: string) => void
  readonly file: File | null
  readonly setFile: (file: File | null) => void
  /** Why the text cannot be sent. */
  readonly error: string | undefined
  readonly clearError: () => void
  /** False without a text: the field then has the error and the focus. */
  readonly validate: () => boolean
  readonly clear: () => void
}

/** A problem report before it is sent; its text outlives a reload and a log-in. */
export const useReportDraft = (
  name: string,
): { readonly field: RefObject<HTMLTextAreaElement | null>; readonly draft: ReportDraft } => {
  const format = useFormatMessage()
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ text }, setDraft, clearDraft] = useDraft(name, { text: '' })
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<Message | null>(null)
  const draft: ReportDraft = {
    text,
    file,
    setFile,
    error: format(error),
    setText: (next) => {
      setDraft({ text: next })
      setError(null)
    },
    clearError: () => setError(null),
    validate: () => {
      const isMissing = isBlank(text)
      setError(isMissing ? { phrase: messages.enterProblem } : null)
      if (isMissing) field.current?.focus()
      return !isMissing
    },
    clear: () => {
      setDraft({ text: '' })
      clearDraft()
      setFile(null)
    },
  }
  return { field, draft }
}
