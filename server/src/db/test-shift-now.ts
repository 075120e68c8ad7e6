import { openClient } from '#server/db/connection/open-client.ts'
import { env } from '#server/env.ts'

const functions = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp'] as const

/**
 * Makes PostgreSQL's time functions follow the clock of the tests, in this database and its copies. They are replaced in
 * `pg_catalog`, so that every schema uses them, which only a superuser can do. Calling it again sets another time.
 */
export const shiftNow = async (
  url: string,
  offset = Number(env.all['TEST_CLOCK_OFFSET_MS'] ?? 0),
): Promise<void> => {
  const client = await openClient(url)
  try {
    await client.query('begin')
    for (const name of functions) {
      const { rowCount } = await client.query('select from pg_proc where proname = $1', [`machine_${name}`])
      if (rowCount === 0) await client.query(`alter function pg_catalog.${name}() rename to machine_${name}`)
      const kind = name === 'clock_timestamp' ? 'volatile' : 'stable'
      await client.query(
        `create or replace function pg_catalog.${name}() returns timestamptz language sql ${kind} parallel safe
         return pg_catalog.machine_${name}() + interval '${offset} milliseconds'`,
      )
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
