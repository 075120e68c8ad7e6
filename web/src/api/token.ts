/** Set when the session of a front end is imported: students and staff store tokens of their own. */
let read = (): string | null => null

export const readTokenFrom = (source: typeof read): void => {
  read = source
}

/** The bearer token of whoever is signed in, or null. */
export const currentToken = (): string | null => read()
