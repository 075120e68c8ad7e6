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

  it('is listed with the mistakes of all others, in one run', async () => {
    const subjects = 'code,name_ka,name_en,credits,nmae\nL1,,A,six,\nL1,ბ,B,5,\n'
    const files = {
      'shcools.csv': head,
      'holidays.csv': Buffer.from('day,name_ka,name_en\n2026-01-07,a,é\n', 'latin1'),
      'programmes.csv': 'code,school,name_ka,name_en,category,ects,semesters\nP,NONE,ა,A,1,240,8\n',
      'subjects.csv': subjects,
      'prerequisites.csv': 'subject,prerequisite\nL1,NONE\n',
      'semesters.csv': 'code,name_ka,name_en,starts_on,ends_on\n2026-autumn,ა,A,2026-09-14,2026-09-01\n',
      'modules.csv': 'code,programme,name_ka,name_en,kind,after_module\nA,LAW-BA,"ა,A,compulsory,\n',
      'students.csv': 'code,personal_number\nU1,1001000000\n',
      'settings.csv': 'name,value\ncredit_limits,7\n',
    }
    for (const path of [await writeFiles(files), await writeZip(files)])
      for (const dryRun of [true, false]) {
        const { outcome, bad } = await importPath(url, path, { dryRun })
        expect(outcome).toBe('bad rows')
        const found = bad.map(
          ({ file, column, reason }) =>
            `${file.split(', ').at(-1)} ${column}: ${reason.en.replace('records.zip, ', '')}`,
        )
        for (const each of [
          'shcools.csv : there is no such table',
          'holidays.csv : holidays.csv, line 2: it is not UTF-8, but in an older encoding',
          'programmes.csv level: the column level is missing',
          'programmes.csv school: no row of schools has this code',
          'subjects.csv nmae: there is no such column',
          'subjects.csv name_ka: a required value is empty',
          'subjects.csv credits: the value is not a whole number',
          'subjects.csv code: an earlier row of the file has the same key',
          'prerequisites.csv prerequisite: no row of subjects has this code',
          'semesters.csv ends_on: the last day is not after the first',
          'students.csv personal_number: the personal number has fewer than 11 digits: leading zeros were lost',
          'settings.csv value: must be an object in braces',
        ])
          expect(
            found.filter((one) => one.startsWith(each)),
            `${each}\n\n${found.join('\n')}`,
          ).toHaveLength(1)
        expect(found.some((one) => one.startsWith('modules.csv'))).toBe(true)
      }
    expect(await exportFiles(url, tables)).toEqual(before)
  })

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
