import type { Connection } from './open.ts'

/**
 * A query that locks a row and reads others beside it, such as whether it has been booked. A statement that waited for the
 * lock would see the others as they were before; the second one sees what the first transaction has left.
 */
export const lockThenRead =
  <Row, Params extends readonly unknown[]>(
    query: (db: Connection, ...params: Params) => Promise<Row | undefined>,
  ) =>
  async (db: Connection, ...params: Params): Promise<Row | undefined> =>
    (await query(db, ...params)) === undefined ? undefined : query(db, ...params)
