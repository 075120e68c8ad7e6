import { link, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getExtension } from '#server/http/files/sanitize-file-name.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import type { Attachments } from '#server/records/attachments/list-attachments.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import { openRecords } from '#server/records/containers/open-records.ts'
import type { RecordFile } from '#server/records/record-file.ts'
import { RefusedRecords } from '#server/records/refused-records.ts'
import { makeJobFolder, removeJobFolder } from './job-folder.ts'

interface JobFile {
  readonly name: string
  readonly filename: string
}

interface Place {
  readonly filesDir: string
  /** Of the folder in which they are opened: no two that run at the same time have the same. */
  readonly folder: string
}

interface Opened {
  readonly files: readonly RecordFile[]
  readonly bad: readonly BadGroup[]
  readonly attachments: Attachments
  /** For files of the task; it is deleted after it. */
  readonly dir: string
}

const noTables = {
  ka: 'ფაილებში არცერთი ცხრილი არ არის. არაფერი შენახულა.',
  en: 'There are no tables in the files. Nothing was saved.',
}

/** Runs the task with the files of a job, opened under the names that they were sent with. */
export const withJobFiles = async <Result>(
  { filesDir, folder }: Place,
  sent: readonly JobFile[],
  task: (opened: Opened) => Promise<Result>,
): Promise<Result> => {
  const dir = await makeJobFolder(filesDir, folder)
  try {
    const csvDir = join(dir, 'csv')
    const packedDir = join(dir, 'packed')
    await mkdir(csvDir)
    await mkdir(packedDir)
    const paths = [csvDir]
    for (const { name, filename } of sent) {
      const isCsv = getExtension(filename) === 'csv'
      const path = isCsv ? join(csvDir, filename.replace(/\.csv$/i, '.csv')) : join(packedDir, filename)
      await link(toFilePath(filesDir, name), path)
      if (!isCsv) paths.push(path)
    }
    const opened = await Promise.all(paths.map((path) => openRecords(path, dir)))
    const files = opened.flatMap((each) => each.files)
    if (files.length === 0) throw new RefusedRecords(noTables)
    const bad = opened.flatMap((each) => each.bad)
    const attachments = new Map(opened.flatMap((each) => [...each.attachments]))
    return await task({ files, bad, attachments, dir })
  } finally {
    await removeJobFolder(filesDir, folder)
  }
}
