import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { deleteOldNotifications, publishDue } from './sql.ts'

/** Maximum delay of a scheduled publication (ms). */
const publishEveryMs = 10_000
const deleteEveryMs = 3_600_000

/** Publishes what is due, and deletes old notifications, until the returned function is called. */
export const publishOnTime = (db: Database): (() => void) => {
  const run = (task: (db: Database) => Promise<unknown>, failure: string) => () =>
    void task(db).catch(({ message }: Error) => log.warn({ reason: message }, failure))
  const publish = run(publishDue, 'What is due could not be published; it is tried again.')
  const clean = run(deleteOldNotifications, 'Old notifications could not be deleted; it is tried again.')
  publish()
  clean()
  const timers = [setInterval(publish, publishEveryMs), setInterval(clean, deleteEveryMs)]
  return () => timers.forEach(clearInterval)
}
