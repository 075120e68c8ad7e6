/** How log-ins are slowed down: after how many failures, and from how many seconds up to how many. */
const freeAttempts = 10
const minDelaySeconds = 30
const maxDelaySeconds = 15 * 60

/**
 * Takes the failed log-ins of one code or one address; gives the seconds to wait: 0 below 10, then 30 s
 * doubling to 15 min.
 */
export const getLoginDelaySeconds = (failures: number): number =>
  failures < freeAttempts ? 0 : Math.min(minDelaySeconds * 2 ** (failures - freeAttempts), maxDelaySeconds)
