import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#server/db/startup-error.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { openFolder } from '#server/records/folder/open-folder.ts'
import type { RecordFile } from '#server/records/record-file.ts'
import { makeJobFolder, removeJobFolder } from './job-folder.ts'
import { unzipFiles } from './zip-files.ts'

interface JobFile {
  readonly name: string
  readonly filename: string
}

interface Place {
  readonly filesDir: string
  /** Of the folder in which they are opened: no two that run at the same time have the same. */
  readonly folder: string
}

/**
 * Runs the task with the files of a job, opened under the names that they were sent with. `dir` is a folder for files of
 * the task, which is deleted after it.
 */
export const withJobFiles = async <Result>(
  { filesDir, folder }: Place,
  files: readonly JobFile[],
  task: (opened: readonly RecordFile[], dir: string) => Promise<Result>,
): Promise<Result> => {
  const dir = await makeJobFolder(filesDir, folder)
  try {
    for (const { name, filename } of files) {
      const path = toFilePath(filesDir, name)
      if (filename.toLowerCase().endsWith('.zip')) await unzipFiles(path, filename, dir)
      else await link(path, join(dir, filename.replace(/\.csv$/i, '.csv')))
    }
    const opened = await openFolder(dir)
    if (opened.length === 0) throw new StartupError('There are no files of records. Nothing was saved.')
    return await task(opened, dir)
  } finally {
    await removeJobFolder(filesDir, folder)
  }
}
