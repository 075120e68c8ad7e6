import { log } from '#server/log.ts'
import { isDatabaseUnavailable } from '#server/db/errors/is-database-unavailable.ts'

/** A restarted server ends all connections at once, and while it is away every statement fails. */
const minLossIntervalMs = 1000
const minFailureIntervalMs = 60_000

const describe = (error: Error & { code?: string }) => error.message || error.code || 'unknown reason'

/** Logs that connections were lost, that the database cannot be reached, and that it answers again. */
export const createConnectionLog = (now: () => number = Date.now) => {
  let lastLossAt = -Infinity
  let lastFailureAt = -Infinity
  let failingSince: number | undefined

  return {
    /** A connection that was open has ended. */
    lost: (error: Error): void => {
      if (now() - lastLossAt < minLossIntervalMs) return
      lastLossAt = now()
      log.warn({ reason: describe(error) }, 'A connection to the database was lost; it is opened again.')
    },
    /** A statement or a connection has failed, for whatever reason. */
    failed: (error: unknown): void => {
      if (!(error instanceof Error) || !isDatabaseUnavailable(error)) return
      failingSince ??= now()
      if (now() - lastFailureAt < minFailureIntervalMs) return
      lastFailureAt = now()
      log.error({ reason: describe(error) }, 'The database is not available.')
    },
    succeeded: (): void => {
      if (failingSince === undefined) return
      const seconds = Math.round((now() - failingSince) / 1000)
      failingSince = undefined
      lastFailureAt = -Infinity
      log.info({ seconds }, 'The database is available again.')
    },
  }
}
