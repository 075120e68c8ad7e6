import type { Database } from '#server/db/open.ts'
import { forgetCatalogue } from '#server/enrolment/catalogue-cache.ts'
import { forgetAllStudents } from '#server/enrolment/student-cache.ts'
import { broadcast } from '#server/http/events.ts'
import { log } from '#server/log.ts'
import { loadNextSwitch, switchSemester } from './sql.ts'

/** A day that was changed meanwhile is noticed so late at most (ms). */
const checkEveryMs = 30_000

interface Options {
  /** The time in milliseconds, for tests. */
  readonly now?: () => number
}

/**
 * Makes a semester the current one at the midnight of its day, at the university, until the returned function is called.
 * Whichever server does it, each forgets what it knew of the former semester and notifies its readers.
 */
export const switchSemesterOnTime = (db: Database, { now = Date.now }: Options = {}): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false
  const forget = () => {
    forgetCatalogue(db)
    forgetAllStudents(db)
    void broadcast(db, { topic: 'semester' })
  }
  const check = async (): Promise<void> => {
    const { semesterID } = await switchSemester(db, new Date(now()).toISOString())
    if (semesterID !== null) log.info({ semester: semesterID }, 'Another semester is the current one now.')
  }
  const run = async (): Promise<void> => {
    let waitMs = checkEveryMs
    try {
      await check()
      const next = await loadNextSwitch(db, new Date(now()).toISOString())
      waitMs = Math.min(waitMs, (next?.ms ?? waitMs) + 10)
    } catch (error) {
      log.warn(
        { reason: (error as Error).message },
        'The current semester could not be checked; it is tried again.',
      )
    }
    if (!isEnded) timer = setTimeout(() => void run(), waitMs)
  }
  db.listen('semester', forget, forget).catch(() => undefined)
  void run()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
