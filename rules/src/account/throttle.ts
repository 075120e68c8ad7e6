/** How log-ins are slowed down: after how many failures, and from how many seconds up to how many. */
const freeFailures = 10
const shortestDelay = 30
const longestDelay = 15 * 60

/**
 * Takes the failed log-ins of one code or one address; gives the seconds to wait: 0 below 10, then 30 s
 * doubling to 15 min.
 */
export const delayAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(shortestDelay * 2 ** (failures - freeFailures), longestDelay)
