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
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRoot } from './account.ts'
import { startEmbedded } from './embedded.ts'
import { placeOf } from './place.ts'

let folder = ''
let dataDir = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-place-')))
  dataDir = join(folder, 'portal/.data')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const answerOf = async (url: string, statement: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows[0]
}

test('the database lives within the data folder where its user can go there', () => {
  chmodSync(folder, 0o755)
  expect(placeOf(dataDir)).toMatchObject({ home: dataDir, cluster: join(dataDir, 'postgres') })
})

test.runIf(isRoot())("a data folder that only root may list still lets the database's user through", () => {
  chmodSync(folder, 0o755)
  mkdirSync(dirname(dataDir))
  mkdirSync(dataDir, { mode: 0o700 })
  expect(placeOf(dataDir).home).toBe(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(0o711)
})

test.runIf(isRoot())(
  'in a project that only root may enter, a link leads to the database outside',
  async () => {
    chmodSync(folder, 0o700)
    const first = await startEmbedded({ dataDir, log: () => undefined })
    await answerOf(first.url, 'create table kept as select 1 as one')
    await first.stop()
    const link = join(dataDir, 'postgres')
    expect(lstatSync(link).isSymbolicLink()).toBe(true)
    expect(readlinkSync(link)).toBe(first.cluster)
    expect(first.cluster.startsWith(folder)).toBe(false)

    const second = await startEmbedded({ dataDir, log: () => undefined })
    expect(await answerOf(second.url, 'select one from kept')).toEqual({ one: 1 })
    await second.stop()

    rmSync(dirname(first.cluster), { recursive: true })
    await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(
      'which is not there: bring it back',
    )
  },
)
