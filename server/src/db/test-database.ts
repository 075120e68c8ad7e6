import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { openClient } from '#server/db/connection/open-client.ts'
import { openDatabase, type Database } from './open.ts'
import { templateName, toDatabaseUrl } from './test-server.ts'

/** A database for one test file: the current schema with its seed rows. It is dropped after the file. */
export const testDatabase = async (): Promise<Database> => {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = await openClient(server)
  await admin.query(`create database ${name} template ${templateName}`)
  // On a busy machine sixty parallel requests wait longer for a connection than the portal allows.
  const db = openDatabase(toDatabaseUrl(server, name), 8, { connectTimeoutMs: 120_000 })
  afterAll(async () => {
    await db.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return db
}
