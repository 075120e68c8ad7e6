import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { env } from '#server/env.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export const templateName = 'portal_template'

export const toDatabaseUrl = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** The databases of tests need not survive a power cut. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** One PostgreSQL server for the whole test run, with a template database that each test file copies. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = env.testDatabaseUrl === undefined ? await mkdtemp(join(tmpdir(), 'portal-test-')) : undefined
  const embedded =
    folder === undefined
      ? undefined
      : await startEmbedded({ dataDir: folder, log: () => undefined, settings })
  const server = env.testDatabaseUrl ?? embedded?.url ?? ''
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database if exists ${templateName} with (force)`)
  await client.query(`create database ${templateName}`)
  await client.end()
  await migrate(toDatabaseUrl(server, templateName))
  project.provide('postgresUrl', server)
  return async () => {
    await embedded?.stop()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
