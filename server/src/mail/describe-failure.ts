const maxLength = 300

/**
 * The reason of a failure for the log: one line of at most 300 characters, with "…" in place of what it must not hold, such
 * as passwords and codes.
 */
export const describeFailure = (reason: string, hidden: readonly (string | undefined)[]): string =>
  hidden
    .filter((text) => text !== undefined && text !== '')
    .reduce<string>((text, secret) => text.replaceAll(secret!, '…'), reason)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
