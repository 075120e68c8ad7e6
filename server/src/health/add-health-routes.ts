import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Connection } from '#server/db/open.ts'
import { listMigrations, schemaFolders } from '#server/db/schema-files.ts'
import { listAppliedSchema } from '#server/db/sql.ts'
import { listSchemaDifferences } from '#server/db/schema-objects.ts'
import { log } from '#server/log.ts'
import { loadTrial } from '#server/settings/sql.ts'
import { readVersion } from './read-version.ts'
import { findFreeBytes } from '#server/folders/find-free-bytes.ts'

interface Health {
  readonly db: Connection
  /** The folder of uploaded files, whose disk must have space left. */
  readonly filesDir: string
  readonly reserveBytes: number
  readonly findFree?: ((folder: string) => Promise<number>) | undefined
}

/** How long a correct schema is not compared again: the comparison takes longer than all other checks. */
const compareEveryMs = 60_000

/** Does not make the portal unready, because only uploads need the space. */
const lowDisk = 'uploads are refused: less free space than UPLOAD_RESERVE_MB'

/**
 * So long an answer waits for the comparison, which takes seconds on a busy machine; later the last result counts: under load
 * a monitor must not take the portal away.
 */
const compareTimeoutMs = 1000

/** So long a program that asks waits for the database. */
const timeoutMs = 2000

/** Resolves to "ok" or to what is wrong. */
const withTimeout = async (check: Promise<string>): Promise<string> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${timeoutMs} ms`), timeoutMs)
  })
  try {
    return await Promise.race([check, timeout])
  } catch (error) {
    // Anybody may ask: the reason is for the log.
    log.warn({ reason: (error as Error).message }, 'A check of /readyz failed.')
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve students, because the database answers and has the schema of
 * this version as the migrations left it; otherwise it answers 503 and says which check fails. Low disk space leaves it at
 * 200, with a warning: only uploads are refused then, and taking every portal out of service would help nobody. A server
 * that is closing answers 503 to everything.
 */
export const addHealthRoutes = (app: FastifyInstance, health: Health): void => {
  const { db, filesDir, reserveBytes, findFree = findFreeBytes } = health
  const version = readVersion()
  const known = listMigrations(schemaFolders)
  let isTrial = false
  let comparedUntil = -Infinity
  let different: readonly string[] = []
  let comparing: Promise<void> | undefined
  const compareSchema = async (): Promise<void> => {
    if (performance.now() < comparedUntil) return
    comparing ??= listSchemaDifferences(db)
      .then((rows) => {
        different = rows.map(({ object }) => object)
        if (different.length === 0) comparedUntil = performance.now() + compareEveryMs
      })
      .finally(() => (comparing = undefined))
    // It may fail when nobody waits any more.
    comparing.catch(() => undefined)
    await comparing
  }
  const checkDatabase = async (): Promise<string> => {
    const applied = new Set((await listAppliedSchema(db)).map(({ name }) => name))
    const missing = (await known).filter(({ name }) => !applied.has(name))
    if (missing.length > 0) return `lacks ${missing.map(({ name }) => name).join(', ')}`
    ;({ isTrial } = await loadTrial(db))
    await Promise.race([compareSchema(), sleep(compareTimeoutMs, undefined, { ref: false })])
    return different.length > 0 ? `is not as the portal made it: ${different.join(', ')}` : 'ok'
  }
  const checkDisk = async (): Promise<string> => ((await findFree(filesDir)) >= reserveBytes ? 'ok' : lowDisk)

  app.get('/healthz', () => ({ status: 'ok', version }))
  app.get('/readyz', async (_request, reply) => {
    const [database, disk] = await Promise.all([withTimeout(checkDatabase()), withTimeout(checkDisk())])
    const isReady = database === 'ok' && (disk === 'ok' || disk === lowDisk)
    if (!isReady) void reply.status(503)
    const status = isReady ? 'ok' : 'not ready'
    return { status, version, checks: { database, disk }, ...(isTrial && { trial: true }) }
  })
}
