import { useState } from 'react'
import { useUser } from '#staff/api/use-user.ts'
import { loadPublicationDraft, savePublicationDraft } from './publication-draft.ts'
import type { PublicationForm } from './publication-form.ts'

interface PublicationDraft {
  readonly draft: PublicationForm
  readonly change: (next: Partial<PublicationForm>) => void
  /** The shown draft stays until the screen is left. */
  readonly deleteDraft: () => void
}

/** The form, which is kept until it is published: another screen, a reload or an ended session do not lose it. */
export const usePublicationDraft = (): PublicationDraft => {
  const { staffID } = useUser()
  const [draft, setDraft] = useState(() => loadPublicationDraft(staffID))
  const change = (next: Partial<PublicationForm>) => {
    const changed = { ...draft, ...next }
    setDraft(changed)
    savePublicationDraft(staffID, changed)
  }
  const deleteDraft = () => savePublicationDraft(staffID, null)
  return { draft, change, deleteDraft }
}
