import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { exportRecords } from '#server/records/export-records.ts'
import { openFolder } from '#server/records/folder/open-folder.ts'
import { writeFolder } from '#server/records/folder/write-folder.ts'
import { importRecords } from '#server/records/import-records.ts'
import { exportOneRoster } from '#server/records/oneroster/export-oneroster.ts'
import { listBreaches } from '#server/records/oneroster/test-binding.ts'
import { importPackage } from '#server/records/oneroster/test-package.ts'
import { emptyUniversity } from '#server/records/test-records.ts'
import { makeUniversity } from './make-university.ts'

const db = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'portal-records-'))
afterAll(() => rm(folder, { recursive: true }))

const readFiles = async (dir: string) =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(dir)).map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const),
    ),
  )

const importFolder = async (url: string, dir: string) =>
  importRecords(url, await openFolder(dir), {
    dryRun: false,
    allowRemovals: 1_000_000,
    madeBy: 'test',
    maxItems: 10,
  })

describe('the records of the demo university', () => {
  it('go into an empty university and come out the same, byte for byte', async () => {
    await makeUniversity(db, { students: 300, today: '2026-11-18', log: () => undefined })
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    await writeFolder(first, exportRecords(db.url))
    const exported = await readFiles(first)
    for (const [name, text] of Object.entries(exported))
      expect(text.split('\n').length, name).toBeGreaterThan(2)
    const { url } = await emptyUniversity()
    expect(await importFolder(url, first)).toMatchObject({ outcome: 'saved', bad: [] })
    await writeFolder(second, exportRecords(url))
    expect(await readFiles(second)).toEqual(exported)
    expect(await importFolder(url, first)).toMatchObject({ outcome: 'nothing to change' })
    // The university finds nothing new in its own files.
    expect(await importFolder(db.url, first)).toMatchObject({ outcome: 'nothing to change', bad: [] })
  }, 120_000)

  it('go out as OneRoster by its binding, and change nothing when they come back', async () => {
    const dir = join(folder, 'oneroster')
    await writeFolder(dir, exportOneRoster(db.url))
    expect(await listBreaches(dir)).toEqual([])
    const rows = (await readFile(join(dir, 'enrollments.csv'), 'utf8')).split('\n').length
    expect(rows).toBeGreaterThan(1000)
    expect(await importPackage(db.url, dir)).toMatchObject({ outcome: 'nothing to change', bad: [] })
  }, 120_000)
})
