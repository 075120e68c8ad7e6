const freeAttempts = 10
const minDelaySeconds = 30
const maxDelaySeconds = 15 * 60

/** `failures` are the failed log-ins of one code or of one address. */
export const getLoginDelaySeconds = (failures: number): number =>
  failures < freeAttempts ? 0 : Math.min(minDelaySeconds * 2 ** (failures - freeAttempts), maxDelaySeconds)
