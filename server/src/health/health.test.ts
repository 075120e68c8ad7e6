import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '#server/db/embedded/find-free-port.ts'
import { makeApp } from '#server/app.ts'
import { createDatabase } from '#server/db/test-create-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { templateName } from '#server/db/test-server.ts'

const made = await createDatabase(templateName, afterAll)
const db = openDatabase(made.url, 2)
const findFreeBytes = vi.fn(() => Promise.resolve(1e12))
const app = makeApp({ db, quiet: true, findFreeBytes })
afterAll(async () => {
  await app.close()
  await db.close()
})

const get = async (url: string) => {
  const { statusCode, body } = await app.inject({ url })
  return { statusCode, body: JSON.parse(body) as unknown }
}
const version = expect.stringMatching(/^\d+\.\d+\.\d+/) as string
const ready = (checks: object, statusCode = 503) => ({
  statusCode,
  body: { status: statusCode === 200 ? 'ok' : 'not ready', version, checks },
})

describe('the checks for programs', () => {
  it('say that the process answers, and that it can serve', async () => {
    expect(await get('/healthz')).toEqual({ statusCode: 200, body: { status: 'ok', version } })
    expect(await get('/readyz')).toEqual(ready({ database: 'ok', disk: 'ok' }, 200))
  })

  it('report refused uploads and a trial copy, and stay ready', async () => {
    findFreeBytes.mockResolvedValueOnce(5)
    const disk = 'uploads are refused: less free space than UPLOAD_RESERVE_MB'
    expect(await get('/readyz')).toEqual(ready({ database: 'ok', disk }, 200))
    await made.query(`update setting set value = 'true' where name = 'trial'`)
    expect((await get('/readyz')).body).toMatchObject({ status: 'ok', trial: true })
    await made.query(`update setting set value = 'false' where name = 'trial'`)
  })

  it('report how the schema differs from what the migrations left', async () => {
    const own = async () => {
      const fresh = makeApp({ db, quiet: true, findFreeBytes })
      const { statusCode, body } = await fresh.inject({ url: '/readyz' })
      await fresh.close()
      return [statusCode, (JSON.parse(body) as { checks: { database: string } }).checks.database]
    }
    await expect.poll(own, { timeout: 60_000 }).toEqual([200, 'ok'])
    await made.query('create index extra on student (lname_ka)')
    await expect.poll(own, { timeout: 60_000 }).toEqual([200, 'ok'])
    await made.query('alter table setting disable trigger keep_setting_right')
    await made.query('alter table menu_item alter column name_ka drop not null')
    const wrong = 'is not as the portal made it: table menu_item, trigger setting.keep_setting_right'
    await expect.poll(own, { timeout: 60_000 }).toEqual([503, wrong])
    // A restart does not repair it.
    await migrate(made.url)
    await expect.poll(own, { timeout: 60_000 }).toEqual([503, wrong])
    await made.query('alter table setting enable trigger keep_setting_right')
    await made.query('alter table menu_item alter column name_ka set not null')
    await expect.poll(own, { timeout: 60_000 }).toEqual([200, 'ok'])
  })

  it('say what fails: the disk, the schema, the database', async () => {
    findFreeBytes.mockRejectedValueOnce(new Error('no such folder'))
    expect(await get('/readyz')).toEqual(ready({ database: 'ok', disk: 'failed' }))
    await made.query(`delete from applied_migration where name = '028-visits-and-vaccination.sql'`)
    expect(await get('/readyz')).toEqual(
      ready({ database: 'lacks 028-visits-and-vaccination.sql', disk: 'ok' }),
    )
    await made.query('alter table applied_migration rename to lost')
    expect(await get('/readyz')).toEqual(ready({ database: 'failed', disk: 'ok' }))
    expect((await get('/healthz')).statusCode).toBe(200)
  })

  it('are refused while the portal drains: calls that run end, and nothing new is served', async () => {
    const draining = makeApp({ db, quiet: true, findFreeBytes })
    const port = await findFreePort()
    await draining.listen({ port, host: '127.0.0.1' })
    const socket = connect(port, '127.0.0.1')
    let answers = ''
    socket.on('data', (part: Buffer) => (answers += part.toString()))
    const head = [
      'POST /api/auth/login HTTP/1.1',
      'host: portal',
      'content-type: application/json',
      'content-length: 2',
    ]
    const received = once(draining.server, 'request')
    socket.write(`${head.join('\r\n')}\r\n\r\n{`)
    await received
    const closed = draining.close()
    const late = connect(port, '127.0.0.1')
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
    socket.write('}GET /readyz HTTP/1.1\r\nhost: portal\r\n\r\n')
    await closed
    await once(socket, 'close')
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 503'])
  })
})
