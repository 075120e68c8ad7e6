import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { toSide } from '#contract/endpoint/endpoint.ts'
import { makeApp } from '#server/app.ts'
import { listCalls } from '#server/app/list-calls.ts'
import { closeStreams } from '#server/http/events.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import {
  hashText,
  listFunctions,
  listMigrations,
  schemaFolders,
  type SchemaFolders,
} from '../schema-files.ts'
import { listSchemaDifferences } from '../schema-objects.ts'
import { createDatabase } from '../test-create-database.ts'
import { readCatalogue } from '../schema-document/read-catalogue.ts'
import { templateName } from '../test-server.ts'
import { copySchema } from './test-schema-copy.ts'

const FUTURE = '900-add-nickname.sql'
const nickname = `alter table student add column nickname text;
  update student set nickname = fname_en;`
const seatCounts = 'functions/registration/update_seat_counts.sql'

const emptyFolder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'portal-empty-'))}/`)
afterAll(() => rm(emptyFolder, { recursive: true }))
const firstSchema: SchemaFolders = {
  baseline: schemaFolders.baseline,
  migrations: emptyFolder,
  functions: new URL('first-version/functions/', import.meta.url),
}

/** What 0.1.0 made: its tables with data, and its functions and triggers. The data has its counts already. */
const firstRelease = await createDatabase(undefined, afterAll)
await migrate(firstRelease.url, { ...firstSchema, functions: emptyFolder })
await firstRelease.query(await readFile(new URL('baseline-data.sql', import.meta.url), 'utf8'))
await migrate(firstRelease.url, firstSchema)

/** The same with a row in every table. */
const fullRelease = await createDatabase(undefined, afterAll)
await migrate(fullRelease.url, { ...firstSchema, functions: emptyFolder })
await fullRelease.query(await readFile(new URL('first-version/rows.sql', import.meta.url), 'utf8'))
await migrate(fullRelease.url, firstSchema)

const newest = await createDatabase(firstRelease.name, afterAll)
const migrated = await migrate(newest.url)

const copyRelease = async (release: { name: string }) => {
  const database = await createDatabase(release.name)
  const schema = await copySchema()
  return { ...database, ...schema, run: () => migrate(database.url, schema.folders) }
}

const seats = 'select taken from study_group where id = 1'
const facts = `select
  (select count(*)::int from registration) as registrations,
  (select taken from study_group where id = 1) as seats,
  (select count(*)::int from receipt where key = 'first') as receipts,
  (select score::float8 from mark where student_id = 1) as mark,
  (select name from plan where student_id = 2) as plan,
  (select page from exam_page) as page,
  (select groups from subject_lecturer where subject_id = 1) as groups,
  (select count(*)::int from setting where name = 'time_zone') as settings`
const before = {
  registrations: 2,
  seats: 2,
  receipts: 1,
  mark: 91,
  plan: 'ჩემი გეგმა',
  page: 1,
  groups: 1,
  settings: 1,
}

describe('the first release', () => {
  it('is what 0.1.0 was: its functions are not changed', async () => {
    const files = (await listFunctions(firstSchema)).map(({ name, text }) => `${name}\n${text}`)
    expect(hashText(files.join('\n'))).toBe(
      'c679a60f4a92948c58466fd6798569cd45a4119383e596fbb86fa14920496873',
    )
  })
})

describe('an upgrade of the first release', () => {
  it('keeps the data through all migrations and creates the functions', async () => {
    const toNames = (list: readonly { name: string }[]) => list.map(({ name }) => name)
    const functions = toNames(await listFunctions(schemaFolders))
    const dropped = toNames(await listFunctions(firstSchema)).filter((name) => !functions.includes(name))
    const migrations = toNames(await listMigrations(schemaFolders))
    expect(migrated).toEqual([...migrations, ...dropped, ...functions])
    expect(await newest.query(facts)).toEqual([before])
    expect(await migrate(newest.url)).toEqual([])
  })

  it('ends with the schema of a new database', async () => {
    const fresh = await createDatabase(templateName, afterAll)
    expect(await readCatalogue(newest.url)).toEqual(await readCatalogue(fresh.url))
    expect(await newest.query('select * from applied_schema order by 1')).toEqual(
      await fresh.query('select * from applied_schema order by 1'),
    )
  })

  it('keeps a row of every table, and the student logs in and reads every page', async () => {
    const { query, url } = await createDatabase(fullRelease.name)
    const names = await query(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^applied_' order by 1`)
    const counts = names.map(({ name }) => `(select count(*)::int from ${String(name)}) as ${String(name)}`)
    const count = async () => (await query(`select ${counts.join(', ')}`))[0] as Record<string, number>
    const stored = await count()
    expect(Object.entries(stored).filter(([, rows]) => rows === 0)).toEqual([])
    await migrate(url)
    const kept = await count()
    expect(Object.entries(stored).filter(([name, rows]) => kept[name]! < rows)).toEqual([])
    const db = openDatabase(url, 2)
    const app = makeApp({ db, checkReplies: true, quiet: true })
    onTestFinished(async () => {
      closeStreams(db)
      await app.close()
      await db.close()
    })
    expect(await listSchemaDifferences(db)).toEqual([])
    expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({ checks: { database: 'ok' } })
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { code: 'U2400001', password: 'aragvi-nino' },
    })
    expect(login.statusCode).toBe(200)
    const { token } = login.json<{ data: { token: string } }>().data
    for (const { endpoint } of listCalls()) {
      const { method, path, access, answers } = endpoint
      if (method !== 'GET' || answers === 'events' || toSide(access) === 'staff') continue
      const { statusCode } = await app.inject({
        url: path.replace(/\{\w+\}/g, '1'),
        headers: { authorization: `Bearer ${token}` },
      })
      expect([path, statusCode < 500 && statusCode !== 401]).toEqual([path, true])
    }
  })

  it('records how the schema should be, not what was changed by hand before', async () => {
    const { query, url } = await createDatabase(firstRelease.name)
    await query(`alter table plan alter column name drop not null;
      drop index receipt_key`)
    await migrate(url)
    const db = openDatabase(url, 1)
    onTestFinished(() => db.close())
    expect((await listSchemaDifferences(db)).map(({ object }) => object)).toEqual([
      'index receipt_key',
      'table plan',
    ])
    expect(await query(`select from pg_namespace where nspname = 'expected_schema'`)).toEqual([])
  })

  it('keeps the triggers of a table that a migration makes anew', async () => {
    const { query, write, run } = await copyRelease(newest)
    await write(
      'migrations/900-new-groups.sql',
      `create table copy (like registration_group including all);
       insert into copy select * from registration_group;
       drop table registration_group cascade;
       alter table copy rename to registration_group;`,
    )
    await run()
    await query('delete from registration_group where registration_id = 2')
    expect(await query(seats)).toEqual([{ taken: 1 }])
  })

  it('is done once by two servers that start together', async () => {
    const { query, write, run } = await copyRelease(firstRelease)
    await write(`migrations/${FUTURE}`, nickname)
    const applied = await Promise.all([run(), run()])
    expect(applied.filter((names) => names.includes(FUTURE))).toHaveLength(1)
    expect(await query(facts)).toEqual([before])
    expect(await query('select nickname from student order by id')).toEqual([
      { nickname: 'Nino' },
      { nickname: 'Gia' },
    ])
    expect(await run()).toEqual([])
  })

  it('leaves the version before when a migration fails, and goes on once it is fixed', async () => {
    const { query, write, run } = await copyRelease(newest)
    await write(`migrations/${FUTURE}`, nickname)
    await write('migrations/901-broken.sql', 'drop table plan; alter table no_such_table add column a int;')
    await expect(run()).rejects.toThrow('no_such_table')
    expect(await query(facts)).toEqual([before])
    expect(await query(`select name from applied_migration where name ~ '^9'`)).toEqual([{ name: FUTURE }])
    await write('migrations/901-broken.sql', 'drop table plan;')
    expect(await run()).toContain('901-broken.sql')
  })
})

describe('functions of a new version', () => {
  const change = async (path: string, edit: (text: string) => string) => {
    const release = await copyRelease(newest)
    const text = await readFile(new URL(path.replace('functions/', ''), schemaFolders.functions), 'utf8')
    await release.write(path, edit(text))
    return release
  }

  it('replaces a changed function and keeps its triggers', async () => {
    const { run, query } = await change(seatCounts, (text) =>
      text.replace('begin', "begin\n  perform 'new';"),
    )
    expect(await run()).toEqual(['update_seat_counts'])
    expect(
      await query(`select prosrc ~ 'new' as is_new from pg_proc where proname = 'update_seat_counts'`),
    ).toEqual([{ is_new: true }])
    await query('delete from registration_group where registration_id = 2')
    expect(await query(seats)).toEqual([{ taken: 1 }])
    expect(await run()).toEqual([])
  })

  it('replaces a function whose parameters, their names or result have changed', async () => {
    const { run, query, write } = await copyRelease(newest)
    for (const [parameters, result] of [
      ['first integer, second integer', 'boolean'],
      ['the_first integer, the_second integer', 'boolean'],
      ['the_first integer, the_second integer', 'integer'],
    ] as const) {
      await write(
        'functions/registration/has_receipt.sql',
        `create or replace function has_receipt(${parameters}) returns ${result} language sql as 'select null::${result}';
         comment on function has_receipt is 'New.'`,
      )
      expect(await run()).toEqual(['has_receipt'])
      const now = `select pg_get_function_arguments(oid) as parameters, pg_get_function_result(oid) as result
        from pg_proc where proname = 'has_receipt'`
      expect(await query(now)).toEqual([{ parameters, result }])
    }
  })

  it('drops a function whose file is gone, with its triggers', async () => {
    const { run, query, remove } = await copyRelease(newest)
    await remove(seatCounts)
    expect(await run()).toEqual(['update_seat_counts'])
    expect(await query(`select 1 as n from pg_proc where proname = 'update_seat_counts'`)).toEqual([])
    await query('delete from registration_group where registration_id = 2')
    expect(await query(seats)).toEqual([{ taken: 2 }])
  })

  it('leaves all functions as they were when one of them is refused', async () => {
    const { run, query } = await change(seatCounts, (text) => text.replace('begin', 'bgin'))
    await expect(run()).rejects.toThrow('syntax error')
    await query('delete from registration_group where registration_id = 2')
    expect(await query(seats)).toEqual([{ taken: 1 }])
  })
})
