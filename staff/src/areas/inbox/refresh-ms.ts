/** The inbox is read again after so long, and when the window has the focus again. */
export const refreshMs = 15_000
