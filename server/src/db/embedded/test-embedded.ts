import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { locateCluster } from './cluster-location.ts'
import { isProcessAlive } from './pid-file.ts'
import { startEmbedded, type EmbeddedDatabase } from './start-embedded.ts'

const ignore = () => undefined

const createDataDir = () => mkdtempSync(join(tmpdir(), 'portal-embedded-'))

const ask = async (url: string, statement: string): Promise<unknown[][]> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', ignore)
  await client.connect()
  const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
  await client.end()
  return rows
}

const readServerPid = (cluster: string): number =>
  Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

const waitUntilGone = async (pid: number): Promise<void> => {
  while (isProcessAlive(pid)) await sleep(10)
}

/** Each test of the file gets a data folder with a database that was never used; afterwards it is stopped and removed. */
export const testEmbedded = () => {
  let dataDir = ''
  /** A copy takes a tenth of the time of a new database. */
  const templateDir = createDataDir()
  beforeAll(async () => (await startEmbedded({ dataDir: templateDir, log: ignore })).stop())
  afterAll(() => rmSync(templateDir, { recursive: true, force: true }))

  beforeEach(() => {
    dataDir = createDataDir()
    const { cluster, account } = locateCluster(dataDir)
    cpSync(locateCluster(templateDir).cluster, cluster, { recursive: true })
    chmodSync(cluster, 0o700)
    if (account === undefined) return
    const paths = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).map((path) =>
      join(cluster, path),
    )
    for (const path of [cluster, ...paths]) chownSync(path, account.uid, account.gid)
  })

  afterEach(async () => {
    const cluster = join(dataDir, 'postgres')
    if (existsSync(join(cluster, 'postmaster.pid'))) {
      const pid = readServerPid(cluster)
      if (isProcessAlive(pid) && pid !== process.pid) process.kill(pid, 'SIGKILL')
      await waitUntilGone(pid === process.pid ? 0 : pid)
    }
    rmSync(dataDir, { recursive: true, force: true })
  })

  return {
    dataDir: () => dataDir,
    /** Without waiting for the disk: a killed process loses nothing by it. */
    start: () => startEmbedded({ dataDir, log: ignore, settings: { fsync: 'off' } }),
    /** For the tests of its creation. */
    removeDatabase: () => rmSync(join(dataDir, 'postgres'), { recursive: true }),
    pidOf: ({ cluster }: EmbeddedDatabase) => readServerPid(cluster),
    ask,
    waitUntilGone,
  }
}
