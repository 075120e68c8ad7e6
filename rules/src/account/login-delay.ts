/** Number of failed log-ins that cause no delay (spec 6.2.1). */
export const freeLoginAttempts = 10
const minDelaySeconds = 30
const maxDelaySeconds = 15 * 60

/** `failures` are the failed log-ins of one code or of one address. */
export const getLoginDelaySeconds = (failures: number): number =>
  failures < freeLoginAttempts
    ? 0
    : Math.min(minDelaySeconds * 2 ** (failures - freeLoginAttempts), maxDelaySeconds)
