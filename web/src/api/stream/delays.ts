// Thousands of browsers lose the same server at the same moment, so every delay has a random part.

/** The mean delay after the first failure; it doubles with each further one. */
const firstRetryMs = 1_500
const maxRetryMs = 12_000

/** The delay before a broken stream is opened again; `retryAfter` in seconds, `chance` in [0, 1). */
export const retryDelayMs = (failures: number, retryAfter: number | null, chance: number): number => {
  const meanMs = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(failures - 1, 10))
  return (retryAfter ?? 0) * 1000 + meanMs * (0.1 + 1.8 * chance)
}

const pollRangeMs = { min: 5_000, max: 15_000 } as const

/** The delay between reads of the seats while there is no stream; `chance` in [0, 1). */
export const pollDelayMs = (chance: number): number =>
  pollRangeMs.min + (pollRangeMs.max - pollRangeMs.min) * chance

/** The delay before what may have been missed is read after the stream has opened; `chance` in [0, 1). */
export const catchUpDelayMs = (chance: number): number => 2_000 * chance
