import { afterAll, expect, it, vi } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { listRefusedSettings } from '#server/settings/sql.ts'
import { loadTimeZone } from './load-time-zone.ts'

vi.hoisted(() => vi.resetModules())
// As with a PostgreSQL whose zones are newer than those of this Node.
vi.mock('#rules/time/zoned-time.ts', async (importOriginal) => {
  const all = await importOriginal<typeof import('#rules/time/zoned-time.ts')>()
  return { ...all, isTimeZone: (name: string) => name !== 'Europe/Kyiv' && all.isTimeZone(name) }
})
afterAll(() => vi.resetModules()) // for the files after this one

const db = await testDatabase()

it('a zone that PostgreSQL alone knows is replaced at the start, and reported', async () => {
  await db.rows({ name: '', text: `update setting set value = '"Europe/Kyiv"' where name = 'time_zone'` })
  expect(await loadTimeZone(db)).toBe('Europe/Kyiv')
  await migrate(db.url)
  expect(await loadTimeZone(db)).toBe('Asia/Tbilisi')
  expect(await listRefusedSettings(db)).toMatchObject([{ name: 'time_zone', refused: 'Europe/Kyiv' }])
})
