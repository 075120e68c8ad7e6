import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { isTimeZone, listInstants, toInstant } from '#rules/time/zoned-time.ts'
import { runDoctorCommand } from '#server/commands/doctor/run-doctor-command.ts'
import { migrate } from '#server/db/migrate.ts'
import { listRefusedSettings } from '#server/settings/sql.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { loadTimeZone } from './load-time-zone.ts'
import { findTimeZone } from './find-time-zone.ts'

const db = await testDatabase()
const sql = <Row>(text: string, values: unknown[] = []) => db.rows<Row>({ name: '', text }, values)
const change = (value: unknown) =>
  sql(`update setting set value = $1 where name = 'time_zone'`, [JSON.stringify(value)])
/** As in a database that was filled before the check existed. */
const changeUnchecked = async (value: string) => {
  await sql('alter table setting disable trigger user')
  await change(value)
  await sql('alter table setting enable trigger user')
}

afterEach(() => change('Asia/Tbilisi'))

describe('the setting time_zone', () => {
  it.each(['Mars/Olympus', 'europe/berlin', '+04:00', 'UTC+4', 'posix/Europe/Berlin', '', 4, null])(
    'stays the last right one when %j is stored, which is kept aside',
    async (value) => {
      await change('Europe/Berlin')
      await change(value)
      expect(await loadTimeZone(db)).toBe('Europe/Berlin')
      expect(await sql(`select refused from setting where name = 'time_zone'`)).toEqual([{ refused: value }])
      await change('Asia/Tbilisi')
      expect(await sql(`select refused from setting where name = 'time_zone'`)).toEqual([{ refused: null }])
    },
  )

  it('cannot be removed or renamed', async () => {
    const refusal = 'The setting time_zone is needed: it can be changed, but not removed.'
    await expect(sql(`delete from setting where name = 'time_zone'`)).rejects.toThrow(refusal)
    await expect(sql(`update setting set name = 'zone' where name = 'time_zone'`)).rejects.toThrow(refusal)
  })

  it('takes only names that Node and browsers know', async () => {
    const names = await sql<{ name: string }>('select name from pg_timezone_names order by name')
    const unknown = names.map(({ name }) => name).filter((name) => !isTimeZone(name))
    // PostgreSQL lists every zone twice more, in two folders that browsers do not know.
    const isOfFolder = (name: string) => /^(posix|right)\//.test(name)
    const rest = unknown.filter((name) => !isOfFolder(name))
    const sample = unknown.filter(isOfFolder).filter((_, nth) => nth % 100 === 0)
    for (const name of [...rest, ...sample]) {
      await change(name)
      expect(await loadTimeZone(db), name).toBe('Asia/Tbilisi')
    }
    for (const name of ['Europe/Kyiv', 'UTC', 'America/New_York', 'Asia/Tbilisi']) {
      await change(name)
      expect(await loadTimeZone(db)).toBe(name)
    }
  })
})

describe('a wrong time zone that no trigger has seen', () => {
  // Only PostgreSQL knows the second one, like a zone that is newer than this Node.
  it.each(['Mars/Olympus', 'posixrules'])(
    'is found by doctor, and replaced at the start: %s',
    async (name) => {
      await changeUnchecked(name)
      expect(await findTimeZone(db)).toBeUndefined()
      const finding = `time_zone: "${name}" · must be the name of a time zone`
      const doctor = async () => {
        const lines: string[] = []
        await runDoctorCommand(db, [], (line) => lines.push(line))
        return lines.join('\n')
      }
      expect(await doctor()).toContain(finding)
      await migrate(db.url)
      expect(await findTimeZone(db)).toBe('Asia/Tbilisi')
      expect(await doctor()).toContain(finding)
      expect(await listRefusedSettings(db)).toMatchObject([{ name: 'time_zone', refused: name }])
      await change('Europe/Berlin')
      expect(await doctor()).not.toContain(finding)
    },
  )
})

describe('toInstant', () => {
  // Lessons and slots have a date and a time, which SQL makes an instant; both must read the hours at which the clock is
  // changed in the same way.
  it('reads a local time as PostgreSQL does, also where the clock is changed', async () => {
    const zones = [
      'Asia/Tbilisi',
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    ]
    const days = fc.constantFrom(
      '2026-03-29',
      '2026-10-25',
      '2026-03-08',
      '2026-11-01',
      '2026-04-05',
      '2026-10-04',
    )
    const anyDay = fc
      .integer({ min: 0, max: 3000 })
      .map((n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10))
    const minutes = fc.integer({ min: 0, max: 1439 })
    const changing = fc.integer({ min: 60, max: 210 })
    const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
    const local = fc.record({
      date: fc.oneof(days, anyDay),
      minute: fc.oneof(changing, minutes),
      zone: fc.constantFrom(...zones),
    })
    const cases = fc
      .sample(local, 3000)
      .map(({ date, minute, zone }) => ({ date, time: `${two(minute / 60)}:${two(minute % 60)}`, zone }))
    // Without both kinds of hours the comparison would show little.
    const counts = new Set(cases.map(({ date, time, zone }) => listInstants(date, time, zone).length))
    expect([...counts].toSorted((a, b) => a - b)).toEqual([0, 1, 2])
    const rows = await sql<{ at: string }>(
      `select (date::date + time::time) at time zone zone as at
       from jsonb_to_recordset($1) as c (date text, time text, zone text)`,
      [JSON.stringify(cases)],
    )
    expect(cases.map(({ date, time, zone }) => toInstant(date, time, zone))).toEqual(rows.map(({ at }) => at))
  })
})
