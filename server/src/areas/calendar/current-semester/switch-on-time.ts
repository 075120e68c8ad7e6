import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { switchSemester } from './sql.ts'

/** A semester becomes the current one so late at most (ms). */
const checkEveryMs = 10_000

/** Makes a semester the current one when its day comes, until the returned function is called. */
export const switchOnTime = (db: Database): (() => void) => {
  const check = () =>
    void switchSemester(db).then(
      (switched) => {
        if (switched) log.info({ semester: switched.id }, `The current semester is ${switched.name_en}.`)
      },
      ({ message }: Error) =>
        log.warn({ reason: message }, 'The current semester could not be checked; it is tried again.'),
    )
  check()
  const timer = setInterval(check, checkEveryMs)
  return () => clearInterval(timer)
}
