import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { exportRecords } from '#server/records/export-records.ts'
import { openRecords } from '#server/records/containers/open-records.ts'
import { writeFolder } from '#server/records/folder/write-folder.ts'
import { importRecords } from '#server/records/import-records.ts'
import { exportOneRoster } from '#server/records/oneroster/export-oneroster.ts'
import { listViolations } from '#server/records/oneroster/test-binding.ts'
import { importPackage } from '#server/records/oneroster/test-package.ts'
import { emptyUniversity } from '#server/records/test-records.ts'
import { makeUniversity } from './make-university.ts'

const db = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'portal-records-'))
afterAll(() => rm(folder, { recursive: true }))

const [filesDir, otherFilesDir] = [join(folder, 'files'), join(folder, 'other-files')]

/** The tables as text, and the files that they name as bytes. */
const readFiles = async (dir: string) => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => {
        const encoding = path.endsWith('.csv') ? 'utf8' : 'base64'
        return [path.slice(dir.length + 1), await readFile(path, encoding)] as const
      }),
    ),
  )
}

const importFolder = async (url: string, dir: string, own: string) => {
  const { files, attachments } = await openRecords(dir)
  const options = { dryRun: false, allowRemovals: 1_000_000, madeBy: 'test', maxItems: 10 }
  return importRecords(url, files, { ...options, attachments, filesDir: own })
}

describe('the records of the demo university', () => {
  it('go into an empty university and come out the same, byte for byte', async () => {
    await makeUniversity(db, { students: 300, today: '2026-11-18', log: () => undefined, filesDir })
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    await writeFolder(first, exportRecords(db.url, { filesDir }))
    const exported = await readFiles(first)
    const isTable = ([name]: readonly [string, string]) => name.endsWith('.csv') && !name.startsWith('files/')
    for (const [name, text] of Object.entries(exported).filter(isTable))
      expect(text.split('\n').length, name).toBeGreaterThan(2)
    expect(Object.keys(exported).filter((name) => name.startsWith('files/')).length).toBeGreaterThan(20)
    const { url } = await emptyUniversity()
    expect(await importFolder(url, first, otherFilesDir)).toMatchObject({ outcome: 'saved', bad: [] })
    await writeFolder(second, exportRecords(url, { filesDir: otherFilesDir }))
    expect(await readFiles(second)).toEqual(exported)
    expect(await importFolder(url, first, otherFilesDir)).toMatchObject({ outcome: 'nothing to change' })
    // The university finds nothing new in its own files.
    expect(await importFolder(db.url, first, filesDir)).toMatchObject({
      outcome: 'nothing to change',
      bad: [],
    })
    // Its files are written, hashed and read several times.
  }, 300_000)

  it('go out as OneRoster by its binding, and change nothing when they come back', async () => {
    const dir = join(folder, 'oneroster')
    await writeFolder(dir, exportOneRoster(db.url))
    expect(await listViolations(dir)).toEqual([])
    const rows = (await readFile(join(dir, 'enrollments.csv'), 'utf8')).split('\n').length
    expect(rows).toBeGreaterThan(1000)
    expect(await importPackage(db.url, dir)).toMatchObject({ outcome: 'nothing to change', bad: [] })
  })
})
