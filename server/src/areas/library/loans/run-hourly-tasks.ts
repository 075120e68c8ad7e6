import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { expireHolds, remindOfLoans } from './sql.ts'

const hourMs = 3_600_000

/**
 * Assigns copies that were not collected in time to the next hold, and reminds students of books that are due soon: each
 * hour until the returned function is called.
 */
export const runHourlyTasks = (db: Database): (() => void) => {
  const run = (task: (db: Database) => Promise<unknown>, failure: string) =>
    void task(db).catch(({ message }: Error) => log.warn({ reason: message }, failure))
  const runAll = () => {
    run(expireHolds, 'Copies that are kept for too long could not be freed; it is tried again.')
    run(remindOfLoans, 'Students could not be reminded of their books; it is tried again.')
  }
  runAll()
  const timer = setInterval(runAll, hourMs)
  return () => clearInterval(timer)
}
