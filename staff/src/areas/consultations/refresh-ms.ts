/** How often the times are read again. */
export const refreshMs = 30_000
