import { importRecords } from '../import-records.ts'
import type { ImportRecordsOptions } from '../imported-table.ts'
import { openRecords } from './open-records.ts'

/** Imports a folder, ZIP file or workbook. */
export const importPath = async (url: string, path: string, options: Partial<ImportRecordsOptions> = {}) => {
  const { files, bad, close } = await openRecords(path)
  try {
    return await importRecords(url, files, {
      dryRun: false,
      allowRemovals: 0,
      madeBy: 'test',
      maxItems: 10,
      bad,
      ...options,
    })
  } finally {
    await close()
  }
}
