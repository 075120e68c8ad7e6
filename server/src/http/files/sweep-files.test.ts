import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { log } from '#server/log.ts'
import { loadSweepSettings } from './sql.ts'
import { sweepFiles } from './sweep-files.ts'
import { listFiles, testFolder } from './test-folder.ts'
import { toFilePath } from './to-file-path.ts'

const db = await testDatabase()
const { put, addStudent } = await testUniversity(db)
const root = await testFolder()
const { installationID } = await loadSweepSettings(db)
const error = vi.spyOn(log, 'error').mockReturnValue()
const warn = vi.spyOn(log, 'warn').mockReturnValue()
const hourMs = 3_600_000
const now = Date.parse('2026-03-10T12:00:00Z')

let folder = ''
let folders = 0
let names = 0
beforeEach(async () => {
  folder = join(root, String((folders += 1)))
  await mkdir(folder)
  error.mockClear()
  warn.mockClear()
})

/** A file of two hours ago. */
const addFile = async () => {
  const name = String((names += 1)).padStart(32, 'a0')
  const path = toFilePath(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, name)
  await utimes(path, (now - 2 * hourMs) / 1000, (now - 2 * hourMs) / 1000)
  return { name, path }
}
const addRow = (name: string) =>
  put('stored_file', { name, filename: 'a.pdf', mime: 'application/pdf', size: 32 })
const readID = () => readFile(join(folder, 'installation-id'), 'utf8')

describe('sweepFiles', () => {
  it('moves a file without a row to the trash, where it stays 30 days', async () => {
    const [known, unknown] = [await addFile(), await addFile()]
    await addRow(known.name)
    await sweepFiles(db, folder, now)
    expect(await listFiles(folder)).toEqual([known.path])
    const trash = join(folder, 'trash/2026-03-10')
    expect(await readFile(toFilePath(trash, unknown.name), 'utf8')).toBe(unknown.name)
    expect(warn.mock.calls).toEqual([[{ trash, files: 1, days: 30 }, expect.stringContaining('trash')]])
    await sweepFiles(db, folder, now + 30 * 24 * hourMs)
    expect(await readdir(join(folder, 'trash'))).toEqual(['2026-03-10'])
    await sweepFiles(db, folder, now + 31 * 24 * hourMs)
    expect(await readdir(join(folder, 'trash'))).toEqual([])
    expect(await listFiles(folder)).toEqual([known.path])
  })

  it('moves nothing and deletes nothing in the folder of another database', async () => {
    const file = await addFile()
    await addRow(file.name)
    await sweepFiles(db, folder, now)
    expect(await readID()).toBe(`${installationID}\n`)
    const other = await testDatabase()
    await other.rows({
      name: '',
      text: `update setting set value = '"other"' where name = 'installation_id'`,
    })
    const old = join(folder, 'trash/2020-01-01')
    await mkdir(old, { recursive: true })
    await sweepFiles(other, folder, now)
    expect([await listFiles(folder), (await stat(old)).isDirectory()]).toEqual([[file.path], true])
    expect(await readID()).toBe(`${installationID}\n`)
    const found = { folder, idOfDatabase: 'other', idOfFolder: installationID }
    expect(error.mock.calls).toEqual([[found, expect.stringContaining('write the id of the database into')]])
  })

  it('takes a folder without an id over only when the database knows one of its files', async () => {
    const file = await addFile()
    await sweepFiles(db, folder, now)
    expect(await listFiles(folder)).toEqual([file.path])
    await expect(readID()).rejects.toThrow('ENOENT')
    expect(error).toHaveBeenCalledTimes(1)
    await addRow(file.name)
    const unknown = await addFile()
    await sweepFiles(db, folder, now)
    expect([await readID(), await listFiles(folder)]).toEqual([`${installationID}\n`, [file.path]])
    expect(await readFile(toFilePath(join(folder, 'trash/2026-03-10'), unknown.name), 'utf8')).toBe(
      unknown.name,
    )
  })

  it('makes a missing folder, and marks an empty one as its own', async () => {
    await rm(folder, { recursive: true })
    await sweepFiles(db, folder, now)
    expect(await readID()).toBe(`${installationID}\n`)
  })

  it('removes an expired upload that did not arrive whole, and moves a whole one to the trash', async () => {
    const [half, whole] = [await addFile(), await addFile()]
    // A recent file is swept only because its upload has expired.
    await utimes(whole.path, now / 1000, now / 1000)
    const student_id = await addStudent()
    const upload = { student_id, call: 'POST /api/problems', field: 'file', filename: 'a.pdf', size: 32 }
    const expired = { ...upload, fingerprint: 'a', expires_at: new Date() }
    await put('upload', { ...expired, name: half.name, received: 5 })
    await put('upload', { ...expired, name: whole.name, received: 32, mime: 'application/pdf' })
    // The folder is the database's own although it has no row left.
    await writeFile(join(folder, 'installation-id'), installationID)
    await sweepFiles(db, folder, now)
    expect(await listFiles(folder)).toEqual([])
    const trashed = await listFiles(join(folder, 'trash'))
    expect(trashed).toEqual([toFilePath(join(folder, 'trash/2026-03-10'), whole.name)])
  })
})
