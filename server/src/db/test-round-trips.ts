import type { Database } from './open.ts'

/** Takes a database; gives one that counts how often it is asked, and how to read the count of some work. */
export const countingTrips = (db: Database) => {
  let trips = 0
  const counted: Database = {
    ...db,
    rows: (...asked) => {
      trips += 1
      return db.rows(...asked)
    },
    row: (...asked) => {
      trips += 1
      return db.row(...asked)
    },
  }
  const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = trips
    await work()
    return trips - before
  }
  return { counted, tripsOf }
}
