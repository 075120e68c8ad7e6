import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openClient } from '#server/db/connection/open-client.ts'
import { isRunByRoot } from './account.ts'
import { startEmbedded } from './start-embedded.ts'
import { locateCluster } from './cluster-location.ts'

let folder = ''
let dataDir = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-place-')))
  dataDir = join(folder, 'portal/.data')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const queryFirst = async (url: string, statement: string): Promise<unknown> => {
  const client = await openClient(url)
  const { rows } = await client.query(statement)
  await client.end()
  return rows[0]
}

describe('locateCluster', () => {
  it('uses the data folder when the account can enter it', () => {
    chmodSync(folder, 0o755)
    expect(locateCluster(dataDir)).toMatchObject({ folder: dataDir, cluster: join(dataDir, 'postgres') })
  })

  it.runIf(isRunByRoot())('lets the account pass through a data folder that only root may list', () => {
    chmodSync(folder, 0o755)
    mkdirSync(dirname(dataDir))
    mkdirSync(dataDir, { mode: 0o700 })
    expect(locateCluster(dataDir).folder).toBe(dataDir)
    expect(statSync(dataDir).mode & 0o777).toBe(0o711)
  })

  it.runIf(isRunByRoot())('links to a folder outside a project that only root may enter', async () => {
    chmodSync(folder, 0o700)
    const first = await startEmbedded({ dataDir, log: () => undefined })
    await queryFirst(first.url, 'create table note as select 1 as one')
    await first.stop()
    const link = join(dataDir, 'postgres')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readlinkSync(link)).toBe(first.cluster)
    expect(first.cluster.startsWith(folder)).toBe(false)

    const second = await startEmbedded({ dataDir, log: () => undefined })
    expect(await queryFirst(second.url, 'select one from note')).toEqual({ one: 1 })
    await second.stop()

    rmSync(dirname(first.cluster), { recursive: true })
    await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(
      'which is not there: bring it back',
    )
  })
})
