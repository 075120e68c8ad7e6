/** A line is not repeated within this time. */
const windowMs = 60_000
/** pino's level of warnings. Lines below it are always written. */
const warning = 40
const mostLines = 1000

/**
 * Returns a filter that drops a line if the very same one was written within a minute. While the database is away, many
 * things fail repeatedly for one reason. Lines that differ in a number or a reason are kept.
 */
export const createRepeatFilter = (now: () => number = Date.now) => {
  const lastAt = new Map<string, number>()
  return {
    takes: (level: number, args: readonly unknown[]): boolean => {
      if (level < warning) return true
      const line = JSON.stringify(args)
      const at = now()
      const last = lastAt.get(line)
      if (last !== undefined && at - last < windowMs) return false
      if (lastAt.size >= mostLines) lastAt.clear()
      lastAt.set(line, at)
      return true
    },
  }
}
