import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '#server/db/open.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { writeRecords } from '#server/records/containers/write-records.ts'
import { exportRecords, type ExportedTable } from '#server/records/export-records.ts'
import { binding } from '#server/records/oneroster/binding.ts'
import { exportOneRoster } from '#server/records/oneroster/export-oneroster.ts'
import { RefusedRecords } from '#server/records/refused-records.ts'
import { holdsUniversity } from '#server/staff-permission/sql.ts'
import { makeJobFolder } from './job-folder.ts'
import { listUnreadable } from './list-forbidden.ts'
import { createProgress } from './progress.ts'
import { finishExport, loadToday, type StartedJob } from './sql.ts'

interface Run {
  readonly db: Database
  readonly filesDir: string
  readonly jobID: number
  readonly job: StartedJob
}

/** With the manifest. */
const oneRosterFiles = Object.keys(binding).length + 1

const noLongerAllowed = {
  ka: 'ამ ცხრილების ექსპორტის უფლება აღარ გაქვთ. მიმართეთ პორტალის ადმინისტრატორს.',
  en: 'You may not export these tables any more. Ask the administrator of the portal.',
}

const mayExport = async (db: Database, job: StartedJob, tables: readonly string[]): Promise<boolean> =>
  (await holdsUniversity(db, job.staffID, job.operation)).isHeld &&
  (await listUnreadable(db, job.staffID, tables)).length === 0

/** Writes the tables into a file that can be downloaded for an hour. */
export const runExport = async ({ db, filesDir, jobID, job }: Run): Promise<void> => {
  const only = job.tables ?? []
  // It may have waited meanwhile.
  if (!(await mayExport(db, job, only))) throw new RefusedRecords(noLongerAllowed)
  const isOneRoster = job.format === 'oneroster'
  const extension = job.format === 'xlsx' ? 'xlsx' : 'zip'
  const total = isOneRoster ? oneRosterFiles : only.length
  const progress = createProgress(db, jobID)
  const withProgress = async function* (tables: AsyncIterable<ExportedTable>) {
    let done = 0
    for await (const table of tables) {
      progress.report({ step: 'writing', item: table.name, done, total })
      done += 1
      yield table
    }
  }
  const dir = await makeJobFolder(filesDir, String(jobID))
  const name = randomBytes(16).toString('hex')
  const path = toFilePath(filesDir, name)
  try {
    const written = join(dir, `records.${extension}`)
    await writeRecords(
      written,
      withProgress(isOneRoster ? exportOneRoster(db.url) : exportRecords(db.url, { only, filesDir })),
    )
    await mkdir(dirname(path), { recursive: true })
    await rename(written, path)
    const { size } = await stat(path)
    await progress.end()
    const { today } = await loadToday(db)
    await finishExport(
      db,
      jobID,
      name,
      `${isOneRoster ? 'oneroster' : 'records'}-${today}.${extension}`,
      size,
    )
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
