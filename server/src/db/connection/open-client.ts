import pg from 'pg'

/**
 * A connection of one's own, outside the pool. When it is lost, the statement that runs fails, and so does each later one;
 * without a listener, the event would end the process.
 */
export const openClient = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
