/** How often the list is read again while there is no stream of events. */
export const refreshMs = 5_000

/** How often the open conversation is. */
export const threadRefreshMs = 1_000
