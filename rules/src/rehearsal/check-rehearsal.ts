/** Why an opening of registration cannot be rehearsed. */
export type RehearsalError = 'no_opening' | 'opening_near'

/** Students then need the whole machine for themselves. */
export const quietBeforeMs = 60 * 60_000
export const quietAfterMs = 2 * 60 * 60_000

/** The first opening after a moment, or null. Moments are in ms. */
export const findNextOpening = (openings: readonly number[], at: number): number | null =>
  openings.reduce<number | null>(
    (next, opening) => (opening > at && (next === null || opening < next) ? opening : next),
    null,
  )

/** Whether a rehearsal can run at a moment, which must not disturb a real opening; null when it can. Moments are in ms. */
export const checkRehearsal = (openings: readonly number[], at: number): RehearsalError | null => {
  if (openings.some((opening) => at > opening - quietBeforeMs && at < opening + quietAfterMs))
    return 'opening_near'
  return findNextOpening(openings, at) === null ? 'no_opening' : null
}
