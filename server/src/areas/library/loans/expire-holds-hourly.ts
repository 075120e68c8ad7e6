import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { expireHolds } from './sql.ts'

const hourMs = 3_600_000

/** Gives copies that were not taken in time to the next who waits, each hour until the returned function is called. */
export const expireHoldsHourly = (db: Database): (() => void) => {
  const run = () =>
    void expireHolds(db).catch(({ message }: Error) =>
      log.warn(
        { reason: message },
        'Copies that are kept for too long could not be freed; it is tried again.',
      ),
    )
  run()
  const timer = setInterval(run, hourMs)
  return () => clearInterval(timer)
}
