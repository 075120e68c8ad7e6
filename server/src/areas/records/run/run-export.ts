import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '#server/db/open.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { exportRecords, type ExportedTable } from '#server/records/export-records.ts'
import { writeFolder } from '#server/records/folder/write-folder.ts'
import { makeJobFolder } from './job-folder.ts'
import { createProgress } from './progress.ts'
import { finishExport, loadToday, type StartedJob } from './sql.ts'
import { zipFiles } from './zip-files.ts'

interface Run {
  readonly db: Database
  readonly filesDir: string
  readonly jobID: number
  readonly job: StartedJob
}

/** Writes the tables into a file that can be downloaded for an hour. */
export const runExport = async ({ db, filesDir, jobID, job }: Run): Promise<void> => {
  const only = job.tables ?? []
  const progress = createProgress(db, jobID)
  const withProgress = async function* (tables: AsyncIterable<ExportedTable>) {
    let done = 0
    for await (const table of tables) {
      progress.report({ step: 'writing', item: table.name, done, total: only.length })
      done += 1
      yield table
    }
  }
  const dir = await makeJobFolder(filesDir, String(jobID))
  const name = randomBytes(16).toString('hex')
  const path = toFilePath(filesDir, name)
  try {
    const names = await writeFolder(join(dir, 'files'), withProgress(exportRecords(db.url, only)))
    await mkdir(dirname(path), { recursive: true })
    const size = await zipFiles(path, join(dir, 'files'), names)
    await progress.end()
    const { today } = await loadToday(db)
    await finishExport(db, jobID, name, `records-${today}.zip`, size)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
