import { rm } from 'node:fs/promises'
import { openClient } from '#server/db/connection/open-client.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { log } from '#server/log.ts'
import { RefusedRecords } from '#server/records/refused-records.ts'
import { RefusedUndo } from '#server/records/undo/refused-undo.ts'
import { runExport } from './run-export.ts'
import { runApply, runCheck } from './run-import.ts'
import { runUndo } from './run-undo.ts'
import { deleteAppliedFiles, failJob, lockJob, startJob } from './sql.ts'

const phases = { check: runCheck, apply: runApply, undo: runUndo, export: runExport }

const toDetail = (error: unknown): [ka: string | null, en: string | null] => {
  if (error instanceof RefusedRecords) return [error.words.ka, error.words.en]
  return error instanceof StartupError ? [error.message, error.message] : [null, null]
}

const runLocked = async (db: Database, filesDir: string, jobID: number): Promise<void> => {
  const job = await startJob(db, jobID)
  if (job === undefined) return
  try {
    await phases[job.phase]({ db, filesDir, jobID, job })
  } catch (error) {
    const isRefusal = error instanceof StartupError
    // The message of any other error could hold a value of a file, so it is neither shown nor logged.
    const { code = 'none', name } = error as { code?: string; name: string }
    if (!isRefusal)
      log.error({ job: jobID, phase: job.phase, code, error: name }, 'A job of records has failed.')
    const state = error instanceof RefusedUndo ? 'refused' : 'failed'
    await failJob(db, jobID, state, ...toDetail(error))
    return
  }
  const files = await deleteAppliedFiles(db, jobID)
  await Promise.all(files.map(({ name }) => rm(toFilePath(filesDir, name), { force: true })))
}

/**
 * Runs a job that waits, unless another process does. While it runs, a connection holds the lock by which others see that
 * its process is alive; without it they begin the job again, so this run fails when that connection is lost.
 */
export const runJob = async (url: string, filesDir: string, jobID: number): Promise<void> => {
  const holder = await openClient(url)
  const lost = new Promise<never>((_, reject) => {
    holder.once('end', () => reject(new Error('the connection that holds the lock was lost')))
  })
  // It also ends after the job.
  lost.catch(() => undefined)
  const db = openDatabase(url, 2, { logsConnections: false })
  try {
    const { rows } = await holder.query<{ locked: boolean }>(lockJob, [jobID])
    if (rows[0]?.locked === true) await Promise.race([runLocked(db, filesDir, jobID), lost])
  } finally {
    await db.close()
    await holder.end()
  }
}
