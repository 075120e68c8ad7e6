import { loadDraft, saveDraft } from '#web/api/drafts/draft.ts'
import { readForm, type PublicationForm } from './publication-form.ts'

const name = 'publication'

// Below zero, so that they are never those of a student.
const toOwner = (staffID: number): number => -staffID

export const loadPublicationDraft = (staffID: number): PublicationForm =>
  readForm(loadDraft(toOwner(staffID), name, 'tab'))

/** Null deletes it. */
export const savePublicationDraft = (staffID: number, form: PublicationForm | null): void =>
  saveDraft(toOwner(staffID), name, form, 'tab')
