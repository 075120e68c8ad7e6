import { useState } from 'react'
import { useUser } from '#staff/api/use-user.ts'
import { loadDraft, saveDraft } from '#web/api/drafts/draft.ts'
import { readForm, type PublicationForm } from './publication-form.ts'

const name = 'publication'

interface PublicationDraft {
  readonly draft: PublicationForm
  readonly change: (next: Partial<PublicationForm>) => void
  /** What the screen shows stays until it is left. */
  readonly deleteDraft: () => void
}

/** The form, which is kept until it is published: another screen, a reload or an ended session do not lose it. */
export const usePublicationDraft = (): PublicationDraft => {
  // Below zero, so that they are never those of a student.
  const owner = -useUser().staffID
  const [draft, setDraft] = useState(() => readForm(loadDraft(owner, name, 'tab')))
  const change = (next: Partial<PublicationForm>) => {
    const changed = { ...draft, ...next }
    setDraft(changed)
    saveDraft(owner, name, changed, 'tab')
  }
  const deleteDraft = () => saveDraft(owner, name, null, 'tab')
  return { draft, change, deleteDraft }
}
