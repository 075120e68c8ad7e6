import { makeUniversity } from '#demo/make-university.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { withTemporaryDatabase } from './temporary-database.ts'

/** Makes the demo university in a PostgreSQL of its own; gives it to the work and leaves nothing behind. */
export const withDemoDatabase = <Result>(
  students: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  withTemporaryDatabase(async (url) => {
    const db = openDatabase(url, 4)
    try {
      const today = new Date().toISOString().slice(0, 10)
      await makeUniversity(db, { students, today, log: () => undefined })
      // What the database does by itself within some minutes of so many rows; until then nothing is read from an index alone.
      await db.rows({ name: '', text: 'vacuum (analyze)' })
      return await work(db)
    } finally {
      await db.close()
    }
  })
