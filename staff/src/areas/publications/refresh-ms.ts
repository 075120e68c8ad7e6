/** How often the list is read again while something in it waits for its time. */
export const refreshMs = 10_000
