const prefix = 'draft '

const toKey = (owner: number, name: string): string => `${prefix}${owner} ${name}`

/** The student's draft under this name, or null. */
export const loadDraft = (owner: number, name: string): unknown => {
  try {
    const stored = localStorage.getItem(toKey(owner, name))
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

/**
 * Saves in the browser what is not on the server yet, so that a reload, an expired session or a lost network does not
 * lose it; null deletes it. Drafts of other students on this device are deleted.
 */
export const saveDraft = (owner: number, name: string, draft: object | null): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${owner} `)) localStorage.removeItem(key)
    }
    if (draft === null) localStorage.removeItem(toKey(owner, name))
    else localStorage.setItem(toKey(owner, name), JSON.stringify(draft))
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
