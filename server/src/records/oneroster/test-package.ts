import { groupBad } from '../collect-bad-records.ts'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '../folder/open-folder.ts'
import { writeFolder } from '../folder/write-folder.ts'
import { importRecords } from '../import-records.ts'
import type { RecordFile } from '../record-file.ts'
import { exportOneRoster } from './export-oneroster.ts'
import { toRecordFiles } from './to-record-files.ts'

export const exportPackage = async (url: string): Promise<string> => {
  const dir = join(await mkdtemp(join(tmpdir(), 'portal-oneroster-')), 'package')
  await writeFolder(dir, exportOneRoster(url))
  return dir
}

/** Imports opened files as the commands do. */
export const importOpened = async (url: string, opened: readonly RecordFile[]) => {
  const { files, bad, leftOut } = await toRecordFiles(url, opened)
  return importRecords(url, files, {
    dryRun: false,
    allowRemovals: 1000,
    madeBy: 'test',
    maxItems: 10,
    bad: groupBad(bad),
    notices: leftOut,
  })
}

export const importPackage = async (url: string, dir: string) => importOpened(url, await openFolder(dir))
