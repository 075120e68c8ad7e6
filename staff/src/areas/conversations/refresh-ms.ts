/** How often the list is read again: staff have no stream of events. */
export const refreshMs = 5_000

/** How often the open conversation is, so that a message appears within a second. */
export const threadRefreshMs = 1_000
