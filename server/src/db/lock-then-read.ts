import type { Connection } from './open.ts'

/**
 * Runs a query that locks a row and reads others beside it, such as its bookings, twice. A statement that waited for the
 * lock reads the other rows as of its start; the second one sees what the other transaction committed.
 */
export const lockThenRead =
  <Row, Params extends readonly unknown[]>(
    query: (db: Connection, ...params: Params) => Promise<Row | undefined>,
  ) =>
  async (db: Connection, ...params: Params): Promise<Row | undefined> =>
    (await query(db, ...params)) === undefined ? undefined : query(db, ...params)
