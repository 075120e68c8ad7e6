import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { RefusedRecords } from '../refused-records.ts'
import { exportFiles, importFiles } from '../test-records.ts'
import { brokenCells } from './test-broken-cells.ts'
import { brokenFiles, head } from './test-broken-files.ts'
import { newDir, writeFiles, writeZip } from './test-files.ts'
import { importPath } from './test-import-path.ts'

const { url } = await testDatabase()
await importFiles(url, {
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
  ],
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits'],
    ['L1', 'შესავალი', 'Introduction', '6'],
  ],
})
/** The tables that the broken files have. */
const tables = [
  'schools',
  'programmes',
  'subjects',
  'prerequisites',
  'modules',
  'students',
  'holidays',
  'semesters',
]
const before = await exportFiles(url, tables)

/** The outcome with one line per kind of error, or the sentence of the refusal. */
const refusal = async (path: string): Promise<string> => {
  try {
    const result = await importPath(url, path)
    const lines = result.bad.map(
      ({ file, column, reason, repair, rows }) =>
        `${file}:${rows[0]?.line ?? 0} ${column} "${rows[0]?.value ?? ''}" ${reason.en}. ${repair.en}`,
    )
    return [result.outcome, ...lines].join('\n')
  } catch (error) {
    if (error instanceof RefusedRecords) {
      expect(error.words.ka).toMatch(/[ა-ჰ].*არაფერი შენახულა/)
      return error.message
    }
    throw error
  }
}

describe('a broken file', () => {
  it.each([...brokenFiles, ...brokenCells])(
    'is refused, and nothing changes: %s',
    async (_name, make, said) => {
      const answer = await refusal(await make())
      expect(answer).toContain(said)
      expect(answer).not.toMatch(/^saved|^nothing to change/)
      expect(await exportFiles(url, tables)).toEqual(before)
    },
  )

  it('that unpacks to more than is allowed ends the unpacking', async () => {
    const { unzip } = await import('./unzip.ts')
    const path = await writeZip({ 'schools.csv': 'a'.repeat(3_000_000) })
    const dir = await newDir()
    await expect(
      unzip(path, 'bomb.zip', dir, (name) => name, { bytes: 1_000_000, files: 10 }),
    ).rejects.toThrow('bomb.zip: its files are too large when they are unpacked')
    await expect(
      unzip(path, 'bomb.zip', dir, (name) => name, { bytes: 10_000_000, files: 0 }),
    ).rejects.toThrow('more than 0 files')
  })

  it('of a million rows names the first, and needs no memory for the others', async () => {
    const path = await writeFiles({ 'schools.csv': `${head}${'X,,A\n'.repeat(1_000_000)}` })
    const thread = new Worker(new URL('test-refused-import.ts', import.meta.url), {
      workerData: { path, url },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    expect((await once(thread, 'message'))[0]).toEqual({ count: 1_000_000, file: 'schools.csv', line: 2 })
  })
})
