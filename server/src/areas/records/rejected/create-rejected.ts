import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import type { OpenedFile } from '#server/http/files/send-file.ts'
import { createQueue } from '#server/http/limits/queue.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { makeJobFolder, removeJobFolder } from '../run/job-folder.ts'
import type { RejectedTask } from './write-rejected.ts'

/** Not the queue of other files: one of these may take minutes. */
const queue = createQueue({
  maxConcurrent: 1,
  maxLength: 50,
  msPerTask: 5000,
  fullPhrase: httpWords.filesBusy,
})

const writeInThread = async (task: RejectedTask): Promise<readonly string[]> => {
  const thread = new Worker(new URL('rejected-worker.ts', import.meta.url), { workerData: task })
  try {
    const [tables] = (await once(thread, 'message')) as [readonly string[]]
    return tables
  } finally {
    await thread.terminate()
  }
}

interface Asked {
  readonly filesDir: string
  readonly jobID: number
  readonly locale: Locale
  readonly staffID: number
  /** May refuse for the tables that have such rows. */
  readonly checkTables: (tables: readonly string[]) => Promise<void>
}

/**
 * The rows of a job that cannot be imported, as a file; several tables are in a ZIP. It is written in a thread, one at a
 * time and in turn. Refuses with 404 a job without such rows.
 */
export const createRejected = (
  db: Database,
  { filesDir, jobID, locale, staffID, checkTables }: Asked,
): Promise<OpenedFile> =>
  queue.run(`staff ${staffID}`, async () => {
    const name = `rejected-${randomBytes(8).toString('hex')}`
    const dir = await makeJobFolder(filesDir, name)
    try {
      const task = { url: db.url, filesDir, jobID, locale, folder: `${name}-files`, dir }
      const tables = await writeInThread(task)
      const [first] = requireFound(tables.length > 0 ? tables : undefined, httpWords.fileNotFound)
      await checkTables(tables)
      // The folder is deleted when this ends; an open file can be read all the same.
      return tables.length === 1
        ? {
            handle: await open(join(dir, 'table', `${first}.csv`)),
            filename: `rejected-${first}.csv`,
            mime: 'text/csv; charset=utf-8',
          }
        : { handle: await open(join(dir, 'rejected.zip')), filename: 'rejected.zip', mime: 'application/zip' }
    } finally {
      await removeJobFolder(filesDir, name)
    }
  })
