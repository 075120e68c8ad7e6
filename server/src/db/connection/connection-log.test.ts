import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { log } from '#server/log.ts'
import { createConnectionLog } from './connection-log.ts'
import { openDatabase } from '../open.ts'
import { createDatabase, transferToPlainRole } from '../test-create-database.ts'
import { testDatabase } from '../test-database.ts'
import { openClient } from './open-client.ts'

const db = await testDatabase()
const sql = (text: string) => db.row<Record<string, unknown>>({ name: '', text })

const warn = vi.spyOn(log, 'warn').mockReturnValue()
const error = vi.spyOn(log, 'error').mockReturnValue()
const info = vi.spyOn(log, 'info').mockReturnValue()
afterAll(() => vi.restoreAllMocks())
beforeEach(() => {
  for (const spy of [warn, error, info]) spy.mockClear()
})

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

describe('createConnectionLog', () => {
  it('logs one line when many connections are lost at once', () => {
    let now = 0
    const connectionLog = createConnectionLog(() => now)
    for (let nth = 0; nth < 20; nth += 1) connectionLog.lost(new Error('terminating connection'))
    expect(warn).toHaveBeenCalledTimes(1)
    now = 5000
    connectionLog.lost(new Error('terminating connection'))
    expect(warn).toHaveBeenCalledTimes(2)
    expect(warn.mock.calls[0]).toEqual([
      { reason: 'terminating connection' },
      expect.stringContaining('lost'),
    ])
  })

  it('logs once a minute that the database is not available, and for how long it was not', () => {
    let now = 0
    const connectionLog = createConnectionLog(() => now)
    for (; now < 90_000; now += 1000) connectionLog.failed(refused)
    expect(error.mock.calls).toEqual(
      Array(2).fill([{ reason: 'connect ECONNREFUSED' }, expect.stringContaining('not available')]),
    )
    connectionLog.succeeded()
    connectionLog.succeeded()
    expect(info.mock.calls).toEqual([[{ seconds: 90 }, 'The database is available again.']])
  })

  it('logs no failure of a statement itself', () => {
    createConnectionLog().failed(Object.assign(new Error('duplicate key'), { code: '23505' }))
    expect(error).not.toHaveBeenCalled()
  })
})

describe('openDatabase', () => {
  it('logs a lost connection of the pool, and of a listener', async () => {
    const other = openDatabase(db.url, 1)
    await other.row({ name: '', text: 'select 1' })
    const end = (where: string) =>
      sql(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${where}`)
    await end(`query = 'select 1'`)
    await expect.poll(() => warn.mock.calls).toHaveLength(1)
    await other.close()

    const listening = openDatabase(db.url, 1)
    await listening.listen('nothing', () => undefined)
    await end(`query like 'listen%'`)
    await expect.poll(() => warn.mock.calls).toHaveLength(2)
    await listening.close()
  })

  it('logs that the database cannot be reached', async () => {
    const nowhere = openDatabase('postgres://nobody:s3cret@127.0.0.1:1/nothing', 1)
    await expect(nowhere.row({ name: '', text: 'select 1' })).rejects.toThrow('ECONNREFUSED')
    await expect(nowhere.transaction(async () => undefined)).rejects.toThrow('ECONNREFUSED')
    await expect(nowhere.listen('nothing', () => undefined)).rejects.toThrow('ECONNREFUSED')
    expect(error).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(error.mock.calls)).not.toContain('s3cret')
    await nowhere.close()
  })

  it('listens once the database is there, when it was not at first', async () => {
    const { url, query, name } = await createDatabase()
    await query(`alter database ${name} connection limit 0`)
    // Only a role that is no superuser keeps to the limit.
    const plain = await transferToPlainRole({ name, query })
    const late = openDatabase(plain, 1)
    onTestFinished(() => late.close())
    const payloads: string[] = []
    await expect(late.listen('late', (payload) => payloads.push(payload))).rejects.toThrow('too many')
    await query(`alter database ${name} connection limit 9`)
    await vi.waitFor(
      async () => {
        await query(`notify late, 'x'`)
        expect(payloads).toContain('x')
      },
      { timeout: 60_000, interval: 100 },
    )
    const admin = await openClient(url)
    onTestFinished(() => admin.end())
    const { rows } = await admin.query(
      `select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    expect(rows).toHaveLength(1)
  })
})
