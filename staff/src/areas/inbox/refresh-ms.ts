/** Without a stream the inbox is read again after so long; ages are shown anew as often. */
export const refreshMs = 15_000
