import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { toDatabaseUrl } from './test-server.ts'

type Row = Record<string, unknown>

const run = async (url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** A database without any table, for one test. */
export const createEmptyDatabase = async () => {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = toDatabaseUrl(server, name)
  await run(server, `create database ${name}`)
  onTestFinished(async () => {
    await run(server, `drop database ${name} with (force)`)
  })
  return { url, query: (text: string) => run(url, text) }
}
