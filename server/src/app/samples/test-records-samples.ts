import { mkdir, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { testUniversity } from '#server/db/test-university.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import type { MakeSample } from './test-sample.ts'

interface World {
  readonly university: Awaited<ReturnType<typeof testUniversity>>
  readonly filesDir: string
}

const csv = 'code,name_ka,name_en\nLAW,,Law\n'
const result = (outcome: string, bad: unknown[] = []) =>
  JSON.stringify({ outcome, removals: 0, bad, tables: [] })

/** The samples of imports and exports of records. */
export const recordsSamples = ({ university, filesDir }: World) => {
  const addJob = (staffID: number, columns: object) =>
    university.put('record_job', {
      kind: 'import',
      phase: 'check',
      state: 'done',
      operation: 'records.import',
      request_id: 'test',
      staff_member_id: staffID,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      result: result('dry run'),
      ...columns,
    })
  const addFile = async (jobID: number, received = csv.length, filename = 'schools.csv') => {
    const name = randomBytes(16).toString('hex')
    const path = toFilePath(filesDir, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, csv.slice(0, received))
    const row = { job_id: jobID, name, filename, size: csv.length, received }
    return university.put('record_job_file', row)
  }
  const addUpload = async (staffID: number, received?: number) => {
    const files_key = randomBytes(8).toString('hex')
    const jobID = await addJob(staffID, { phase: 'upload', state: 'open', files_key, result: null })
    return { jobID, fileID: await addFile(jobID, received) }
  }
  const addImport = () => university.put('record_import', { made_by: 'test', files: '{}', report: '[]' })
  const words = { ka: 'ა', en: 'a' }
  const group = { file: 'schools.csv', column: 'name_ka', reason: words, repair: words, count: 1 }
  const bad = [{ ...group, rows: [{ line: 2, value: '' }] }]
  return {
    'recordsStaff.tables': async () => ({}),
    'recordsStaff.begin': async () => ({
      body: { files: [{ filename: 'schools.csv', size: 9, fingerprint: randomBytes(4).toString('hex') }] },
    }),
    'recordsStaff.piece': async (staffID) => ({
      params: { id: (await addUpload(staffID, 10)).fileID },
      query: { offset: 10 },
      bytes: csv.slice(10),
    }),
    'recordsStaff.check': async (staffID) => ({
      params: { id: (await addUpload(staffID)).jobID },
      body: { overwrites: false },
    }),
    'recordsStaff.jobs': async () => ({}),
    'recordsStaff.job': async (staffID) => ({ params: { id: await addJob(staffID, {}) } }),
    'recordsStaff.rows': async (staffID) => ({
      params: { id: await addJob(staffID, {}) },
      query: { table: 'schools', kind: 'added' },
    }),
    'recordsStaff.rejected': async (staffID) => {
      const id = await addJob(staffID, { state: 'refused', result: result('bad rows', bad) })
      await addFile(id)
      return { params: { id } }
    },
    'recordsStaff.apply': async (staffID) => ({
      params: { id: await addJob(staffID, {}) },
      body: { removals: 0 },
    }),
    'recordsStaff.cancel': async (staffID) => ({ params: { id: await addJob(staffID, {}) } }),
    'recordsStaff.imports': async () => ({}),
    'recordsStaff.undo': async () => ({ params: { id: await addImport() } }),
    'recordsStaff.exports': async () => ({}),
    'recordsStaff.export': async () => ({ body: { tables: ['schools'], format: 'zip' } }),
    'recordsStaff.exportFile': async (staffID) => {
      const id = await addJob(staffID, { kind: 'export', phase: 'export', result: null })
      await addFile(id, csv.length, 'records.zip')
      return { params: { id } }
    },
  } satisfies Readonly<Record<string, MakeSample>>
}
