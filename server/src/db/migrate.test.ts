import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { migrate } from './migrate.ts'
import { toDatabaseUrl } from './test-server.ts'

const server = inject('postgresUrl')
const name = `test_${randomBytes(6).toString('hex')}`
const url = toDatabaseUrl(server, name)

const ask = async (where: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: where })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
await ask(server, `create database ${name}`)
afterAll(() => ask(server, `drop database ${name} with (force)`))

describe('migrations', () => {
  it('are applied once, in order, when four servers start together on an empty database', async () => {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
    const files = (await readdir(new URL('./migrations/', import.meta.url))).toSorted()
    expect(applied.flat()).toEqual(files)
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(await ask(url, 'select name from migration order by name')).toEqual(
      files.map((file) => ({ name: file })),
    )
  })

  it('have nothing to do at the next start', async () => {
    expect(await migrate(url)).toEqual([])
  })

  it('refuse a database that a newer portal made', async () => {
    await ask(url, `insert into migration (name) values ('999-from-the-future.sql')`)
    await expect(migrate(url)).rejects.toThrow('newer portal: it has 999-from-the-future.sql')
  })
})
