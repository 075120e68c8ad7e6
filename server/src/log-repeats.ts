/** So long the same line is not written again. */
const windowMs = 60_000
/** From pino's level of a warning on; what is told once is never a repetition. */
const warning = 40
const mostLines = 1000

/**
 * Takes a line of the log unless the very same one was taken within a minute: while the database is away, many things fail
 * for one reason, again and again. Lines with another number or reason are others.
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
