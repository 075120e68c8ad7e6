import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import {
  attachmentFolder,
  listAttachments,
  toAttachmentName,
  type Attachments,
} from '../attachments/list-attachments.ts'
import type { BadGroup } from '../collect-bad-records.ts'
import { openCsvFile, openFolder } from '../folder/open-folder.ts'
import { toKnownName } from '../known-names.ts'
import type { RecordFile } from '../record-file.ts'
import { openWorkbook } from './open-workbook.ts'
import { unzip } from './unzip.ts'

export interface OpenRecords {
  readonly files: readonly RecordFile[]
  /** Errors of cells that are known before their columns are. */
  readonly bad: readonly BadGroup[]
  /** The files that tables name. */
  readonly attachments: Attachments
  /** Deletes what was unpacked. */
  readonly close: () => Promise<void>
}

const limits = { bytes: 4_000_000_000, files: 20_000 }

/** CSV files of the archive, whatever folder they are in, and the files that they name; what macOS adds is left out. */
const toName = (entryName: string): string | null => toAttachmentName(entryName) ?? toCsvName(entryName)

const toCsvName = (entryName: string): string | null =>
  /\.csv$/i.test(entryName) && !entryName.startsWith('__MACOSX/')
    ? basename(entryName).replace(/\.csv$/i, '.csv')
    : null

const openZip = async (path: string, dir: string) => {
  const label = basename(path)
  const paths = [...(await unzip(path, label, dir, toName, limits))]
  const isTable = ([name]: readonly [string, string]) => !name.startsWith(`${attachmentFolder}/`)
  const files = await Promise.all(
    paths
      .filter(isTable)
      .map(([name, file]) => openCsvFile(file, basename(name, '.csv'), `${label}, ${name}`)),
  )
  return { files, attachments: new Map(paths.filter((each) => !isTable(each))) }
}

const open = async (path: string, tempDir: string): Promise<OpenRecords> => {
  const extension = extname(path).toLowerCase()
  if (extension !== '.zip' && extension !== '.xlsx')
    return {
      files: await openFolder(path),
      bad: [],
      attachments: await listAttachments(path),
      close: () => Promise.resolve(),
    }
  const dir = await mkdtemp(join(tempDir, 'portal-records-'))
  const close = () => rm(dir, { recursive: true, force: true })
  try {
    if (extension === '.xlsx') return { ...(await openWorkbook(path, dir)), attachments: new Map(), close }
    return { ...(await openZip(path, dir)), bad: [], close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Opens a folder of CSV files, a ZIP file of them, or a workbook (.xlsx) with a sheet for each table. Throws a
 * `StartupError` if it cannot be read. Unpacked files stay in `tempDir` until it is closed.
 */
export const openRecords = async (path: string, tempDir = tmpdir()): Promise<OpenRecords> => {
  const opened = await open(path, tempDir)
  return { ...opened, files: opened.files.map((file) => ({ ...file, name: toKnownName(file.name) })) }
}
