import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { testCatalogueFiles, type TestRows } from '#server/areas/catalogue/test-catalogue-files.ts'
import { statement } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'

const db = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'portal-import-'))
afterAll(() => rmSync(folder, { recursive: true }))
const dataDir = join(folder, 'data')

const program = fileURLToPath(new URL('import.ts', import.meta.url))

const writeFiles = (rows: TestRows = {}) => {
  for (const [file, bytes] of testCatalogueFiles(rows)) writeFileSync(join(folder, file), bytes)
}

/** The status is null when the process does not end by itself. */
const runImport = (args: readonly string[], settings: Record<string, string> = { DATABASE_URL: db.url }) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, folder, '--source', 'test', '--term-start', '2026-09-21', ...args],
    { env: { PORTAL_DATA: dataDir, ...settings }, encoding: 'utf8', timeout: 150_000 },
  )
  return { status, output: (stdout + stderr).trim().split('\n') }
}

const countGroups = async () =>
  (await db.row(statement<{ n: number }>('test.command.count', 'select count(*) as n from study_group')))?.n

const groups = Array.from(
  { length: 12 },
  (_, nth) => `G${nth},S1,${nth},1,,20,0101000,10:00,11:50,11011,room ${nth}`,
)

describe('npm run import', () => {
  it('refuses to guess a database, and makes none', () => {
    writeFiles({ groups })
    const [unset, both, dry] = [
      runImport([], {}),
      runImport(['--embedded']),
      runImport(['--embedded', '--dry-run'], {}),
    ]
    expect(unset).toEqual({
      status: 1,
      output: [
        'DATABASE_URL is not set, so it is not clear which database is to be filled. Set it to the address of your ' +
          `PostgreSQL, or add --embedded to fill the portal's own database in ${dataDir}.`,
      ],
    })
    expect(both.status).toBe(1)
    expect(both.output[0]).toContain('leave one of them out')
    expect(dry.status).toBe(1)
    expect(dry.output[0]).toContain('a dry run makes none')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('says once that the database does not answer, and ends', () => {
    writeFiles({ groups })
    const { status, output } = runImport([], { DATABASE_URL: 'postgres://nobody:s3cret@127.0.0.1:1/nothing' })
    expect(status).toBe(1)
    expect(output.slice(1)).toEqual(['The database at 127.0.0.1:1 does not answer.'])
  })

  it('ends after a failed transaction with a non-zero exit code', async () => {
    await db.rows(
      statement('test.command.break', `alter table room add constraint broken check (name <> 'room 7')`),
    )
    const { status, output } = runImport([])
    expect(status).toBe(1)
    expect(output.at(-1)).toMatch(/^Nothing was saved, because the database refused: .*constraint "broken"/)
    expect(await countGroups()).toBe(0)
    await db.rows(statement('test.command.repair', 'alter table room drop constraint broken'))
  })

  it('names the database, saves nothing in a dry run, and shows as many rows as are requested', async () => {
    const dry = runImport(['--dry-run'])
    expect(dry.status).toBe(0)
    expect(dry.output).toContain('Dry run: nothing was saved.')
    expect(dry.output).toContain('  … and 2 more (--all shows them)')
    expect(dry.output.filter((line) => line.startsWith('  G'))).toHaveLength(10)
    expect(dry.output.find((line) => line.startsWith('Database: '))).toContain(
      `"${new URL(db.url).pathname.slice(1)}" at ${new URL(db.url).host}`,
    )
    const { password } = new URL(db.url)
    if (password !== '') expect(dry.output.join('\n')).not.toContain(password)
    expect(await countGroups()).toBe(0)

    const all = runImport(['--all'])
    expect(all.status).toBe(0)
    expect(all.output).toContain('Applied.')
    expect(all.output.filter((line) => line.startsWith('  G'))).toHaveLength(12)
    expect(await countGroups()).toBe(12)
  })

  it('refuses files with a first line only, also in a dry run, and names the number that allows it', async () => {
    writeFiles({ subjects: [], groups: [], demand: [] })
    for (const args of [['--dry-run'], [], ['--allow-removals', '12']]) {
      const { status, output } = runImport(args)
      expect(status).toBe(1)
      expect(output.at(-1)).toBe(
        'This would remove 12 of 12 groups and 1 of 1 subjects, which is over 5 %: are the files complete? ' +
          'Nothing was saved. If it is meant, repeat it with --allow-removals 13.',
      )
      expect(await countGroups()).toBe(12)
    }
    expect(runImport(['--allow-removals', '13']).status).toBe(0)
    expect(await countGroups()).toBe(0)
  })

  it('imports nothing when a row is bad, and says so', async () => {
    writeFiles({ groups: [...groups, 'G99,S1,1,1,,1000000,0101000,10:00,11:50,11011,'] })
    const { status, output } = runImport([])
    expect(status).toBe(1)
    expect(output).toEqual([
      'groups.csv: capacity is more than 999999: 1',
      '  line 14: "1000000"',
      '1 error was found, so nothing was saved.',
    ])
    expect(await countGroups()).toBe(0)
  })

  it('does not change the schema in a dry run', async () => {
    writeFiles({ groups })
    await db.rows(
      statement('test.command.older', `delete from applied_function where name like '%take_seats%'`),
    )
    const { status, output } = runImport(['--dry-run'])
    expect(status).toBe(1)
    expect(output.at(-1)).toContain('a dry run does not change it')
    expect(runImport([]).status).toBe(0)
    expect(runImport(['--dry-run']).status).toBe(0)
  })
})
