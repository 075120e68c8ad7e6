import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openClient } from '#server/db/connection/open-client.ts'
import { env } from '#server/env.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import { shiftNow } from './test-shift-now.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export const templateName = 'portal_template'

/** An empty database that follows the clock of the tests. */
export const emptyTemplateName = 'portal_empty'

export const toDatabaseUrl = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** The databases of tests need not survive a power cut. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const memory = '/dev/shm'
const leastMemory = 3 * 2 ** 30

/**
 * Where the databases are written: in memory if it has room. Each test file copies a database of more than a thousand
 * files, which takes half as long there as on a disk.
 */
const chooseFolder = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= leastMemory ? memory : tmpdir()
}

/** One PostgreSQL server for the whole test run, with a template database that each test file copies. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder =
    env.testDatabaseUrl === undefined ? await mkdtemp(join(await chooseFolder(), 'portal-test-')) : undefined
  const embedded =
    folder === undefined
      ? undefined
      : await startEmbedded({ dataDir: folder, log: () => undefined, settings, isSuperuser: true })
  const server = env.testDatabaseUrl ?? embedded?.url ?? ''
  const client = await openClient(server)
  for (const name of [emptyTemplateName, templateName])
    await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${emptyTemplateName}`)
  await shiftNow(toDatabaseUrl(server, emptyTemplateName))
  await client.query(`create database ${templateName} template ${emptyTemplateName}`)
  await client.end()
  await migrate(toDatabaseUrl(server, templateName))
  project.provide('postgresUrl', server)
  return async () => {
    await embedded?.stop()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}
