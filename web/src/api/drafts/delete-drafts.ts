// Apart from `draft.ts`, which only forms need.

export const prefix = 'draft '

/** Deletes the drafts of which this is true, by their keys. */
export const deleteDraftKeys = (storage: Storage, isDeleted: (key: string) => boolean): void => {
  const keys = Array.from({ length: storage.length }, (_, nth) => storage.key(nth) ?? '')
  for (const key of keys) if (key.startsWith(prefix) && isDeleted(key)) storage.removeItem(key)
}

/** Deletes every draft in this tab and in the browser. */
export const deleteDrafts = (): void => {
  try {
    for (const storage of [localStorage, sessionStorage]) deleteDraftKeys(storage, () => true)
  } catch {
    // Without storage there are none.
  }
}
