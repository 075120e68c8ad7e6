import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import type { BadRecord } from '../bad-record.ts'
import { openCsvFile, openFolder } from '../folder/open-folder.ts'
import type { RecordFile } from '../record-file.ts'
import { openWorkbook } from './open-workbook.ts'
import { unzip } from './unzip.ts'

export interface OpenRecords {
  readonly files: readonly RecordFile[]
  /** What is wrong with cells, before their columns are looked at. */
  readonly bad: readonly BadRecord[]
  /** Deletes what was unpacked. */
  readonly close: () => Promise<void>
}

const limits = { bytes: 4_000_000_000, files: 2000 }

/** CSV files of the archive, whatever folder they are in; what macOS adds is left out. */
const toCsvName = (entryName: string): string | null =>
  /\.csv$/i.test(entryName) && !entryName.startsWith('__MACOSX/')
    ? basename(entryName).replace(/\.csv$/i, '.csv')
    : null

const openZip = async (path: string, dir: string): Promise<RecordFile[]> => {
  const label = basename(path)
  const paths = await unzip(path, label, dir, toCsvName, limits)
  return Promise.all(
    [...paths].map(([name, file]) => openCsvFile(file, basename(name, '.csv'), `${label}, ${name}`)),
  )
}

/**
 * Opens a folder of CSV files, a ZIP file of them, or a workbook (.xlsx) with a sheet for each table. Throws a
 * `StartupError` with a sentence when it cannot be read. What is unpacked lies in `tempDir` until it is closed.
 */
export const openRecords = async (path: string, tempDir = tmpdir()): Promise<OpenRecords> => {
  const extension = extname(path).toLowerCase()
  if (extension !== '.zip' && extension !== '.xlsx')
    return { files: await openFolder(path), bad: [], close: () => Promise.resolve() }
  const dir = await mkdtemp(join(tempDir, 'portal-records-'))
  const close = () => rm(dir, { recursive: true, force: true })
  try {
    if (extension === '.xlsx') return { ...(await openWorkbook(path, dir)), close }
    return { files: await openZip(path, dir), bad: [], close }
  } catch (error) {
    await close()
    throw error
  }
}
