import { useState } from 'react'
import { useUser } from '#staff/api/use-user.ts'
import { loadDraft, saveDraft } from '#web/api/drafts/draft.ts'

/** A text, which is kept until it is sent: another screen, a reload or an ended session do not lose it. */
export const useDraftText = (name: string): [text: string, setText: (text: string) => void] => {
  // Below zero, so that they are never those of a student.
  const owner = -useUser().staffID
  const [text, setText] = useState(() => {
    const draft = loadDraft(owner, name, 'tab') as { readonly text?: unknown } | null
    return typeof draft?.text === 'string' ? draft.text : ''
  })
  const change = (next: string) => {
    setText(next)
    saveDraft(owner, name, next === '' ? null : { text: next }, 'tab')
  }
  return [text, change]
}
