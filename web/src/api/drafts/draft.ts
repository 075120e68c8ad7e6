import { deleteDraftKeys, prefix } from './delete-drafts.ts'

const toKey = (owner: number, name: string): string => `${prefix}${owner} ${name}`

/** Where a draft is saved: until it is deleted, or no longer than the tab is open. */
export type DraftLifetime = 'browser' | 'tab'

const openStorage = (lifetime: DraftLifetime): Storage => (lifetime === 'tab' ? sessionStorage : localStorage)

/** The student's draft under this name, or null. */
export const loadDraft = (owner: number, name: string, lifetime: DraftLifetime = 'browser'): unknown => {
  try {
    const stored = openStorage(lifetime).getItem(toKey(owner, name))
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

/**
 * Saves in the browser what is not on the server yet, so that a reload, an expired session or a lost network does not
 * lose it; null deletes it. Drafts of other students on this device are deleted.
 */
export const saveDraft = (
  owner: number,
  name: string,
  draft: object | null,
  lifetime: DraftLifetime = 'browser',
): void => {
  try {
    const storage = openStorage(lifetime)
    deleteDraftKeys(storage, (key) => !key.startsWith(toKey(owner, '')))
    if (draft === null) storage.removeItem(toKey(owner, name))
    else storage.setItem(toKey(owner, name), JSON.stringify(draft))
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
