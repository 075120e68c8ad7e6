import type { Connection, Database } from '#server/db/open.ts'

const message = 'the process has ended'

/** The database of a process that ends before its n-th statement, and does nothing more: what is not committed is lost. */
export const endAfter = (db: Database, statements: number): Database => {
  let left = statements
  const step = () => {
    left -= 1
    if (left < 0) throw new Error(message)
  }
  const limit = (connection: Connection): Connection => ({
    url: connection.url,
    rows: async (...call) => {
      step()
      return connection.rows(...call)
    },
    row: async (...call) => {
      step()
      return connection.row(...call)
    },
  })
  return {
    ...db,
    ...limit(db),
    transaction: (task) =>
      db.transaction(async (tx) => {
        const result = await task(limit(tx))
        // It may end before the commit too.
        step()
        return result
      }),
  }
}

export const isEnd = (error: unknown): boolean => error instanceof Error && error.message === message
