import { afterAll, describe, expect, it, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { createDatabase } from '#server/db/test-create-database.ts'
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

  it('say what fails: the disk, the schema, the database', async () => {
    findFreeBytes.mockResolvedValueOnce(5)
    expect(await get('/readyz')).toEqual(
      ready({ database: 'ok', disk: 'less free space than UPLOAD_RESERVE_MB' }),
    )
    await made.query(`delete from applied_migration where name = '028-visits-and-vaccination.sql'`)
    expect(await get('/readyz')).toEqual(
      ready({ database: 'lacks 028-visits-and-vaccination.sql', disk: 'ok' }),
    )
    await made.query('alter table applied_migration rename to lost')
    expect(await get('/readyz')).toEqual(ready({ database: 'failed', disk: 'ok' }))
    expect((await get('/healthz')).statusCode).toBe(200)
  })
})
