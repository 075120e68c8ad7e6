import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { zstdCompressSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { schemaFolders } from '#server/db/schema-files.ts'
import { createDatabase } from '#server/db/test-create-database.ts'
import { listStoredNames } from '#server/http/files/list-stored-names.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { restoreBackup, saveBackup } from './backup-file.ts'
import { listTables } from './sql.ts'

type Database = Awaited<ReturnType<typeof createDatabase>>

const folder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const inFolder = (name: string) => join(folder, name)
/** The baseline with data, as the first release left it. */
const baseline = await createDatabase(undefined, afterAll)
await mkdir(inFolder('no-migrations'))
const nothing = pathToFileURL(`${inFolder('no-migrations')}/`)
await migrate(baseline.url, { ...schemaFolders, functions: nothing, migrations: nothing })
await baseline.query(await readFile(new URL('../db/upgrade/baseline-data.sql', import.meta.url), 'utf8'))

const university = await createDatabase(baseline.name, afterAll)
await migrate(university.url)
// The data have ids of their own.
await university.query(`select setval(pg_get_serial_sequence('stored_file', 'id'), 1000)`)

const addFile = async (filesDir: string, content: Buffer): Promise<string> => {
  const name = randomBytes(16).toString('hex')
  const path = toFilePath(filesDir, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  return name
}
const insertFile = (database: Database, name: string, size: number) =>
  database.query(
    `insert into stored_file (name, filename, mime, size) values ('${name}', 'a.pdf', 'application/pdf', ${size})`,
  )

const filesDir = inFolder('files')
const contents = [Buffer.from('hello'), randomBytes(300_000), Buffer.alloc(0)]
const names = await Promise.all(contents.map((content) => addFile(filesDir, content)))
for (const [nth, name] of names.entries()) await insertFile(university, name, contents[nth]!.length + 1)
/** A row of the data whose file is not in the folder. */
const inData = 'a1'
/** A file that no row refers to is not saved. */
const unknown = await addFile(filesDir, Buffer.from('left behind'))

/** Values that separate migrations make differently: the id of a transaction, and random settings. */
const comparable: Readonly<Record<string, string>> = {
  semester: `to_jsonb(r) - 'catalogue_changed_in'`,
  setting: `case when r.name !~ '_secret$|^installation_id$' then to_jsonb(r) end`,
}

/** The contents of every table, in any order of the rows. */
const digest = async ({ query }: Database, rowsOf: Readonly<Record<string, string>> = {}) => {
  const digests = ((await query(listTables)) as { name: string }[]).map(
    ({
      name,
    }) => `select '${name}' as name, count(*)::int, md5(string_agg(each::text, e'\n' order by each::text))
       from (select ${rowsOf[name] ?? 'to_jsonb(r)'} as each from ${name} r) rows`,
  )
  return query(`${digests.join(' union all ')} order by name`)
}

const save = async (file: string, database = university, passphrase?: string, dir = filesDir) => {
  const path = inFolder(file)
  return { path, summary: await saveBackup(path, { url: database.url, filesDir: dir, passphrase }) }
}
const restore = async (path: string, passphrase?: string, isTrial = false) => {
  const database = await createDatabase()
  const dir = await mkdtemp(inFolder('restored-'))
  const summary = await restoreBackup(path, { url: database.url, filesDir: dir, passphrase, isTrial })
  return { ...database, dir, summary }
}

const { path: whole, summary } = await save('whole.backup')

describe('a backup', () => {
  it('gives the same rows, files and numbers in an empty database', async () => {
    const restored = await restore(whole)
    expect(await digest(restored)).toEqual(await digest(university))
    expect(restored.summary).toEqual(summary)
    expect(summary).toMatchObject({ files: 3, missing: [inData] })
    expect((await listStoredNames(restored.dir)).toSorted()).toEqual(names.toSorted())
    expect(await listStoredNames(restored.dir)).not.toContain(unknown)
    for (const [nth, name] of names.entries())
      expect(await readFile(toFilePath(restored.dir, name))).toEqual(contents[nth])
    // Sequences go on where they were, keys and triggers are there again, and nothing is left to apply.
    await insertFile(restored, randomBytes(16).toString('hex'), 1)
    const keys = `select conrelid::regclass::text || conname as key from pg_constraint where contype = 'f' order by 1`
    expect(await restored.query(keys)).toEqual(await university.query(keys))
    const triggers = `select tgname, tgenabled, tgrelid::regclass::text as on from pg_trigger order by 1, 3`
    expect(await restored.query(triggers.replace('pg_trigger', 'pg_trigger where not tgisinternal'))).toEqual(
      await university.query(triggers.replace('pg_trigger', 'pg_trigger where not tgisinternal')),
    )
    expect(await migrate(restored.url)).toEqual([])
  })

  it.each(['whole.backup', 'first.backup'])(
    'of any version is restored as a trial copy (%s)',
    async (name) => {
      if (name === 'first.backup') await save(name, baseline, undefined, inFolder('none'))
      const { query } = await restore(inFolder(name), undefined, true)
      expect(await query(`select value from setting where name = 'trial'`)).toEqual([{ value: true }])
    },
  )

  it('leaves out the schema of the job queue, which is made again from the rows', async () => {
    await university.query('create schema pgboss')
    await university.query('create table pgboss.job as select 1 as id')
    const { path } = await save('jobs.backup')
    await university.query('drop schema pgboss cascade')
    const restored = await restore(path)
    expect(await restored.query(`select to_regnamespace('pgboss')::text as name`)).toEqual([{ name: null }])
  })

  it('is readable for its owner alone, and never overwrites another', async () => {
    expect((await stat(whole)).mode & 0o777).toBe(0o600)
    await expect(save('whole.backup')).rejects.toThrow('already exists')
    expect(await readdir(filesDir)).not.toContain(expect.stringContaining('backup-'))
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
  })

  it('of the first version is restored into the newest', async () => {
    const { path } = await save('baseline.backup', baseline, undefined, inFolder('none'))
    const restored = await restore(path)
    const upgraded = await createDatabase(baseline.name)
    await migrate(upgraded.url)
    expect(await digest(restored, comparable)).toEqual(await digest(upgraded, comparable))
  })

  it('is encrypted if asked, and opens with its passphrase alone', async () => {
    const { path } = await save('secret.backup', university, 'a long passphrase')
    const text = (await readFile(path)).toString('latin1')
    expect(text.startsWith('age-encryption.org/v1')).toBe(true)
    await expect(restore(path)).rejects.toThrow('BACKUP_PASSPHRASE')
    await expect(restore(path, 'another passphrase')).rejects.toThrow('does not open')
    expect(await digest(await restore(path, 'a long passphrase'))).toEqual(await digest(university))
  })

  it('says which files are missing', async () => {
    const database = await createDatabase(university.name)
    const gone = randomBytes(16).toString('hex')
    await insertFile(database, gone, 5)
    const { summary } = await save('gone.backup', database)
    expect(new Set(summary.missing)).toEqual(new Set([gone, inData]))
  })
})

describe('a backup while students write', () => {
  it('is the state of one moment: no row without what it belongs to, and every file of a row', async () => {
    const busy = await createDatabase(university.name)
    const dir = inFolder('busy-files')
    const added: string[] = []
    let isOver = false
    // Each file is on the disk before its row and deleted after it, and each row comes with a setting that counts them.
    await busy.query(`insert into setting (name, value) values ('rows_of_files', '4')`)
    const addRow = async (nth: number) => {
      const name = await addFile(dir, randomBytes(2000 + nth))
      await busy.query(
        `begin;
         insert into stored_file (name, filename, mime, size) values ('${name}', 'a.pdf', 'application/pdf', 1);
         update setting set value = to_jsonb(value::int + 1) where name = 'rows_of_files';
         commit`,
      )
      added.push(name)
    }
    const deleteRow = async () => {
      const name = added.shift()!
      await busy.query(
        `begin;
         delete from stored_file where name = '${name}';
         update setting set value = to_jsonb(value::int - 1) where name = 'rows_of_files';
         commit`,
      )
      await rm(toFilePath(dir, name))
    }
    for (const [nth, name] of names.entries()) {
      await mkdir(dirname(toFilePath(dir, name)), { recursive: true })
      await writeFile(toFilePath(dir, name), contents[nth]!)
    }
    const writing = (async () => {
      for (let nth = 0; !isOver; nth += 1) {
        await addRow(nth)
        if (nth % 2 === 0) await deleteRow()
      }
    })()
    try {
      for (let nth = 0; nth < 2; nth += 1) {
        await sleep(50)
        const { path, summary } = await save(`busy-${nth}.backup`, busy, undefined, dir)
        expect(summary.missing).toEqual([inData])
        const restored = await restore(path)
        const [count] = await restored.query(
          `select count(*)::int as rows, (select value::int from setting where name = 'rows_of_files') as counted
           from stored_file`,
        )
        expect(count!['rows']).toBe(count!['counted'])
        expect(await listStoredNames(restored.dir)).toHaveLength((count!['rows'] as number) - 1)
      }
    } finally {
      isOver = true
      await writing
    }
  })
})

describe('a restore', () => {
  it('refuses a database that holds a university, and a folder that holds files', async () => {
    const full = { url: university.url, filesDir: inFolder('empty') }
    await expect(restoreBackup(whole, full)).rejects.toThrow('already holds a university')
    const { url } = await createDatabase()
    await expect(restoreBackup(whole, { url, filesDir })).rejects.toThrow('already has uploaded files')
  })

  it('refuses what is no backup, is cut off or damaged, or comes from a newer version, and changes nothing', async () => {
    const bytes = await readFile(whole)
    const write = async (name: string, content: Buffer) => {
      await writeFile(inFolder(name), content)
      return inFolder(name)
    }
    const cut = await write('cut.backup', bytes)
    await truncate(cut, Math.floor(bytes.length * 0.7))
    const damaged = await write('damaged.backup', Buffer.from(bytes))
    const at = Math.floor(bytes.length / 2)
    await write(
      'damaged.backup',
      Buffer.concat([bytes.subarray(0, at), Buffer.alloc(64, 7), bytes.subarray(at + 64)]),
    )
    const { path: secret } = await save('secret-2.backup', university, 'a long passphrase')
    const sealed = await readFile(secret)
    sealed.fill(7, Math.floor(sealed.length / 2), Math.floor(sealed.length / 2) + 64)
    const broken = [
      cut,
      damaged,
      await write('text.backup', Buffer.from('no backup at all')),
      await write('damaged-secret.backup', sealed),
    ]
    for (const path of broken) {
      const database = await createDatabase()
      const dir = await mkdtemp(inFolder('refused-'))
      await expect(
        restoreBackup(path, { url: database.url, filesDir: dir, passphrase: 'a long passphrase' }),
        path,
      ).rejects.toThrow('The backup is not whole or damaged')
      const [schema] = await database.query(`select to_regclass('student') is not null as "isMade"`)
      if (schema!['isMade'] === true)
        expect(await database.query('select count(*)::int as students from student')).toEqual([
          { students: 0 },
        ])
      expect(await listStoredNames(dir)).toEqual([])
    }
    const newer = await createDatabase(university.name)
    await newer.query(`insert into applied_migration (name) values ('999-future.sql')`)
    const { path } = await save('newer.backup', newer)
    await expect(restore(path)).rejects.toThrow('newer portal: it has 999-future.sql')
    await expect(
      restoreBackup(inFolder('none.backup'), { url: newer.url, filesDir: inFolder('empty') }),
    ).rejects.toThrow('cannot be read')
  })

  it('takes no name from the file into a statement or a path', async () => {
    const migrations = (await university.query('select name from applied_migration order by name')) as {
      name: string
    }[]
    const tables = (await university.query(listTables)) as { name: string; columns: string[] }[]
    const forge = async (name: string, manifest: object, entries: Readonly<Record<string, string>>) => {
      const archive = pack()
      const made = {
        format: 1,
        madeAt: '2026-01-01T00:00:00Z',
        migrations: migrations.map((each) => each.name),
        tables,
        sequences: [],
      }
      archive.entry({ name: 'manifest.json' }, JSON.stringify({ ...made, ...manifest }))
      for (const [entry, content] of Object.entries(entries)) archive.entry({ name: entry }, content)
      archive.finalize()
      await writeFile(inFolder(name), zstdCompressSync(await buffer(archive)))
      return inFolder(name)
    }
    const outside = await forge('outside.backup', {}, { 'files/../../../outside': 'x' })
    await expect(restore(outside)).rejects.toThrow('a file with a strange name')
    expect(await readdir(dirname(folder))).not.toContain('outside')
    const [first, ...rest] = tables
    const injected = [{ ...first!, columns: ['id) from stdin; drop table student; --'] }, ...rest]
    await expect(restore(await forge('sql.backup', { tables: injected }, {}))).rejects.toThrow(
      'not those of its version',
    )
  })
})
