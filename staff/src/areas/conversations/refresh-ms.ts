/** How often messages are read again: staff have no stream of events. */
export const refreshMs = 5_000
