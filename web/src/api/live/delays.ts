// Three thousand browsers lose the same server in the same moment: none of these is the same for two of them.

/** Of a broken stream: about so long after the first failure, twice as long after each further one, at most so long: the
 * seats are read as often meanwhile. */
const firstRetry = 1_500
const longestRetry = 12_000

/** Takes how often it has failed in a row, what the server asked for (s, null: nothing) and a chance of [0, 1); gives ms. */
export const retryDelay = (failures: number, retryAfter: number | null, chance: number): number => {
  const middle = Math.min(longestRetry, firstRetry * 2 ** Math.min(failures - 1, 10))
  return (retryAfter ?? 0) * 1000 + middle * (0.1 + 1.8 * chance)
}

const pollBetween = { soonest: 5_000, latest: 15_000 } as const

/** Takes a chance of [0, 1); gives after how many milliseconds the seats are read while nothing tells of them. */
export const pollDelay = (chance: number): number =>
  pollBetween.soonest + (pollBetween.latest - pollBetween.soonest) * chance

/** Takes a chance of [0, 1); gives after how many milliseconds is read what may have been missed before the stream. */
export const catchUpDelay = (chance: number): number => 2_000 * chance
