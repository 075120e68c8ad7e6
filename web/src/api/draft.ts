const prefix = 'draft '

const keyOf = (owner: number, name: string): string => `${prefix}${owner} ${name}`

/** Takes whose it is and what it is called; gives what was kept under that name, or null. */
export const readDraft = (owner: number, name: string): unknown => {
  try {
    const kept = localStorage.getItem(keyOf(owner, name))
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

/**
 * Keeps what is not on the server yet, so that a reload, an ended session and a lost network do not cost it; null
 * forgets it. What another student has left on this device goes.
 */
export const keepDraft = (owner: number, name: string, draft: object | null): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && !key.startsWith(`${prefix}${owner} `)) localStorage.removeItem(key)
    }
    if (draft === null) localStorage.removeItem(keyOf(owner, name))
    else localStorage.setItem(keyOf(owner, name), JSON.stringify(draft))
  } catch {
    // Then it lives as long as the page.
  }
}
