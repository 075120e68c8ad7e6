import type { Database } from './open.ts'

/** Wraps a database so that the round trips of a task can be counted. */
export const countRoundTrips = (db: Database) => {
  let trips = 0
  const counted: Database = {
    ...db,
    rows: (...call) => {
      trips += 1
      return db.rows(...call)
    },
    row: (...call) => {
      trips += 1
      return db.row(...call)
    },
  }
  const countTrips = async (task: () => Promise<unknown>): Promise<number> => {
    const before = trips
    await task()
    return trips - before
  }
  return { counted, countTrips }
}
