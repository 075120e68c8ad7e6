import { toZonedTime } from '#rules/time/zoned-time.ts'
import { makeUniversity } from '#demo/make-university.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'
import { withTemporaryDatabase } from './temporary-database.ts'

/** Runs the work with the demo university in a temporary PostgreSQL. */
export const withDemoDatabase = <Result>(
  students: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  withTemporaryDatabase(async (url) => {
    const db = openDatabase(url, 4)
    try {
      const today = toZonedTime(Date.now(), await loadTimeZone(db)).date
      await makeUniversity(db, { students, today, log: () => undefined })
      // Autovacuum does this within minutes; until then there are no index-only scans.
      await db.rows({ name: '', text: 'vacuum (analyze)' })
      return await work(db)
    } finally {
      await db.close()
    }
  })
