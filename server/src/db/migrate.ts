import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
/** Any number will do, as long as every server of the portal asks for the same lock. */
const migrationLock = 7_412_001

/**
 * Takes a PostgreSQL URL; applies the numbered SQL files that it lacks, in order, each in one transaction, and gives
 * their names. Servers that start together wait for each other. Throws when a file that was applied is gone.
 */
export const migrate = async (url: string): Promise<string[]> => {
  const files = (await readdir(folder)).filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name)).toSorted()
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const unknown = [...applied].filter((name) => !files.includes(name))
    if (unknown.length > 0) {
      throw new Error(`the database was made by a newer portal: it has ${unknown.join(', ')}`)
    }
    const missing = files.filter((name) => !applied.has(name))
    for (const name of missing) {
      const text = await readFile(new URL(name, folder), 'utf8')
      await client.query('begin')
      await client.query(text)
      await client.query('insert into migration (name) values ($1)', [name])
      await client.query('commit')
    }
    return missing
  } finally {
    await client.end()
  }
}
