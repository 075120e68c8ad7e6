import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { makeApp } from '#server/app.ts'
import { listCalls } from '#server/app/list-calls.ts'
import { checks } from '#server/areas/readiness/list-checks.ts'
import { runCheck } from '#server/areas/readiness/run-checks.ts'
import { configured } from '#server/areas/readiness/test-installation.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { runSettingCommand } from '#server/commands/setting/run-setting-command.ts'
import { openClient } from '#server/db/connection/open-client.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { closeStreams } from '#server/http/events.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { importFiles } from '#server/records/test-records.ts'
import { saveDefinitions } from './sql.ts'
import type { JsonValue, SettingDefinition } from './setting-definition.ts'
import { settings } from './settings.ts'
import { listRefusedSettings } from './sql.ts'
import { listWrongValues } from './test-wrong-values.ts'
import { writeSettingsDocument } from './write-settings-document.ts'

const db = await testDatabase()
const rows = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  db.rows<Row>({ name: '', text }, values)
const read = async (name: string) =>
  (
    await rows<{ value: JsonValue; refused: JsonValue }>(
      'select value, refused from setting where name = $1',
      [name],
    )
  )[0]
const store = (name: string, value: JsonValue) =>
  rows('insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = $2', [
    name,
    JSON.stringify(value),
  ])
const find = async () => {
  const check = checks.find(({ id }) => id === 'setting-unusable')!
  const { items } = await runCheck(db, check, { staffID: null, operation: null }, configured, [1000, 0])
  return items.map(({ nameeng }) => nameeng)
}
const faultsOf = (name: string) =>
  rows(
    `select f.part from setting s join setting_definition d using (name),
       list_setting_faults(s.name, s.value, d.shape) f where s.name = $1`,
    [name],
  )

/** A valid value other than the default, to distinguish the last valid value from it. */
const other = ({ name, default: value }: SettingDefinition): JsonValue | undefined =>
  typeof value === 'number' ? value + 1 : name === 'campus_networks' ? ['10.0.0.0/8', '2001:db8::/32'] : value

const isReplaced = ({ default: value, whenWrong, shape }: SettingDefinition) =>
  value !== undefined || whenWrong !== undefined || shape.format === 'secret'

describe('the definitions', () => {
  it('are those of the rows of a new portal, whose values are right', async () => {
    const stored = await rows<{ name: string }>('select name from setting order by name')
    const expected = settings.filter((each) => each.default !== undefined || each.shape.format === 'secret')
    expect(stored.map(({ name }) => name)).toEqual(
      [...expected.map(({ name }) => name), 'installation_id'].toSorted(),
    )
    for (const { name } of stored) expect(await faultsOf(name)).toEqual([])
    expect(await find()).toEqual([])
  })

  it('have a meaning in both languages and names that are safe in SQL', () => {
    for (const { name, meaning, shape } of settings) {
      expect(name).toMatch(/^[a-z_]+$/)
      expect(meaning.ka).toMatch(/[ა-ჰ].*\.$/s)
      expect(meaning.en).toMatch(/^[A-Z].*\.$/s)
      expect(shape.ka).not.toBe('')
    }
  })
})

describe.each(settings.filter(({ changedBy }) => changedBy !== 'portal'))('$name', (definition) => {
  const { name } = definition
  it('refuses invalid values on the command line', async () => {
    const before = await read(name)
    for (const value of listWrongValues(definition, { lacksParts: false }))
      await expect(
        runSettingCommand(db, ['set', name, JSON.stringify(value)], () => undefined),
      ).rejects.toThrow(`must be`)
    expect(await read(name)).toEqual(before)
  })
})

describe('settings.csv', () => {
  it.each([0, -1])('is refused with wrong values, each with its line (%i)', async (nth) => {
    const imported = settings.filter(({ changedBy }) => changedBy === undefined)
    const lines = imported.map((each) => [each.name, JSON.stringify(listWrongValues(each).at(nth))])
    const files = { settings: [['name', 'value'], ...lines] }
    const { outcome, bad } = await importFiles(db.url, files, { dryRun: true, maxItems: 100 })
    expect(outcome).toBe('bad rows')
    const refused = bad.flatMap(({ rows: found }) => found.map(({ line }) => line))
    expect(refused.toSorted((one, next) => one - next)).toEqual(lines.map((_, position) => position + 2))
    for (const { reason } of bad) expect(reason.en).toMatch(/^must be /)
  })
})

describe('docs/settings.md', () => {
  it('is up to date: npm run schema writes it', async () => {
    const document = await readFile(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
    expect(document).toBe(writeSettingsDocument())
  })
})

describe('a wrong value that is stored', () => {
  it.each(settings.filter(isReplaced))('of $name is a finding, and is not used', async (definition) => {
    const { name } = definition
    const right = other(definition)
    for (const value of listWrongValues(definition)) {
      if (right !== undefined) await store(name, right)
      await store(name, value)
      const stored = await read(name)
      expect(await faultsOf(name)).toEqual([])
      expect(stored?.refused).toEqual(value)
      if (definition.whenWrong !== undefined) expect(stored?.value).toEqual(definition.whenWrong)
      else if (right !== undefined) expect(stored?.value).toEqual(right)
    }
    if (definition.shape.format !== 'secret')
      expect((await find()).some((each) => each.startsWith(name))).toBe(true)
    // The time zone cannot be removed.
    if (name === 'time_zone') await store(name, right!)
    else await rows('delete from setting where name = $1', [name])
    const client = await openClient(db.url)
    await saveDefinitions(client)
    await client.end()
    expect((await find()).filter((each) => each.startsWith(name))).toEqual([])
  })

  it('before the portal knew what is right is replaced at the start, and named once', async () => {
    const client = await openClient(db.url)
    await client.query('alter table setting disable trigger user')
    await client.query(`update setting set value = '["x"]' where name = 'campus_networks'`)
    await client.query('alter table setting enable trigger user')
    expect(await find()).toHaveLength(1)
    await saveDefinitions(client)
    await client.end()
    expect(await read('campus_networks')).toEqual({ value: [], refused: ['x'] })
    expect((await listRefusedSettings(db)).map(({ name }) => name)).toEqual(['campus_networks'])
    await runSettingCommand(db, ['set', 'campus_networks', '[]'], () => undefined)
    expect(await find()).toEqual([])
  })

  it('makes no call fail', async () => {
    const app = makeApp({ db, quiet: true, filesDir: await testFolder() })
    afterAll(() => app.close())
    afterAll(() => closeStreams(db))
    const university = await testUniversity(db)
    await university.openWindow({ step: 2 })
    await university.openWindow({ step: 4 })
    const staff = testStaff(db)
    const administratorID = await staff.addAdministrator()
    for (const definition of settings.filter(isReplaced))
      await store(definition.name, listWrongValues(definition)[0]!)
    for (const { endpoint } of listCalls().filter(({ endpoint: { answers } }) => answers !== 'events')) {
      const { method, access } = endpoint
      const url = endpoint.path.replace(/\{\w+\}/g, '1')
      // Some calls end the session.
      const headers =
        toSide(access) === 'staff'
          ? await staff.signIn(administratorID)
          : (await signIn(db, university.studentID)).headers
      const { statusCode } = await app.inject({ method, url, headers })
      expect([method, url, statusCode < 500]).toEqual([method, url, true])
    }
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'U1', password: 'wrong' },
    })
    expect(login.statusCode).toBeLessThan(500)
  })
})
