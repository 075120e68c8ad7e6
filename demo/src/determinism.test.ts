import { expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { makeUniversity } from './make-university.ts'

const [first, second, third] = [await testDatabase(), await testDatabase(), await testDatabase()]
const options = { students: 300, today: '2026-11-18', log: () => undefined }

/** One checksum per table, without the salts of passwords and the times of migrations and letterheads. */
const readChecksums = async (db: Database): Promise<Record<string, string>> => {
  const tables = await db.rows<{ name: string }>({
    name: '',
    text: `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration' order by 1`,
  })
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await db.rows<{ sum: string; rows: number }>({
      name: '',
      text: `select md5(string_agg(line, e'\\n' order by line collate "C")) as sum, count(*) as rows
        from (select (to_jsonb(t) - 'made_at' - 'password_hash' - 'catalogue_changed_in' - 'registration_changed_in')::text as line from ${name} t) lines`,
    })
    sums[name] = `${row!.rows} rows, ${row!.sum}`
  }
  return sums
}

test('creates the same rows in two runs on the same day', async () => {
  await makeUniversity(first, options)
  await makeUniversity(second, options)
  const sums = await readChecksums(first)
  expect(sums).toEqual(await readChecksums(second))
  expect(sums['student']).toMatch(/^300 rows/)
  expect(sums['registration']).not.toMatch(/^0 rows/)
})

test('refuses a database with a university in one sentence and leaves it unchanged', async () => {
  const before = await readChecksums(first)
  await expect(makeUniversity(first, options)).rejects.toThrow(
    /^This database already holds a university: the demo is only made in an empty one\.$/,
  )
  expect(await readChecksums(first)).toEqual(before)
})

test('leaves nothing after an interrupted run', async () => {
  const before = await readChecksums(third)
  await third.rows({ name: '', text: 'alter table registration_group rename to moved_away' })
  await expect(makeUniversity(third, options)).rejects.toThrow(/registration_group/)
  await third.rows({ name: '', text: 'alter table moved_away rename to registration_group' })
  expect(await readChecksums(third)).toEqual(before)
  const [trigger] = await third.rows<{ state: string }>({
    name: '',
    text: `select tgenabled as state from pg_trigger where tgname = 'seat_counts_insert'`,
  })
  expect(trigger).toEqual({ state: 'O' })
})
