import { Worker } from 'node:worker_threads'
import type { Database } from '#server/db/open.ts'
import { removeUnknownFiles } from '#server/http/files/remove-unknown-files.ts'
import { deliverMessages } from '#server/mail/deliver-messages.ts'
import { log } from '#server/log.ts'
import { removeJobFolder, removeOldJobFolders } from './job-folder.ts'
import { deleteExpired, findQueued, markBroken } from './sql.ts'

/** A job begins so late at most (ms). */
const checkEveryMs = 500
const cleanEveryMs = 60_000

/** Deletes jobs whose time is over with their files, at once and not by way of the trash. */
export const deleteExpiredJobs = async (db: Database, filesDir: string): Promise<void> => {
  const { names } = await deleteExpired(db)
  await removeUnknownFiles(db, filesDir, names)
  await removeOldJobFolders(filesDir)
}

/**
 * Runs jobs of records, one at a time in a thread of its own, so that calls are answered meanwhile; until the returned
 * function is called, which breaks off the one that runs.
 */
export const runJobsOnTime = (db: Database, filesDir: string): (() => Promise<void>) => {
  let worker: Worker | undefined
  let isStopped = false
  let cleanedAt = -Infinity
  const runNext = async (): Promise<void> => {
    for (const { jobID } of await markBroken(db)) await removeJobFolder(filesDir, String(jobID))
    const next = await findQueued(db)
    if (next === undefined || isStopped) return
    const thread = new Worker(new URL('job-worker.ts', import.meta.url), {
      workerData: { url: db.url, filesDir, jobID: next.jobID },
    })
    worker = thread
    // The message could hold a value of a file, so it is not logged.
    thread.on('error', ({ name }: Error) =>
      log.error({ job: next.jobID, error: name }, 'The thread of a job of records has failed.'),
    )
    // `once` of node:events would throw the error, with its message.
    await new Promise<void>((resolve) => thread.once('exit', () => resolve()))
    worker = undefined
    void deliverMessages(db) // reports changed contact data
  }
  const clean = async (): Promise<void> => {
    if (Date.now() - cleanedAt < cleanEveryMs) return
    cleanedAt = Date.now()
    await deleteExpiredJobs(db, filesDir)
  }
  const run = async (): Promise<void> => {
    try {
      await clean()
      await runNext()
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Jobs of records could not be run; it is tried again.')
    }
    if (!isStopped) timer = setTimeout(() => void run(), checkEveryMs)
  }
  let timer = setTimeout(() => void run(), 0)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await worker?.terminate()
  }
}
