import { createDatabase } from '#server/db/test-create-database.ts'
import { templateName } from '#server/db/test-server.ts'
import { exportRecords } from './export-records.ts'
import { importRecords } from './import-records.ts'
import type { ImportRecordsOptions } from './imported-table.ts'
import type { RecordFile } from './record-file.ts'

/** The files of an import by name: the columns, then the rows. */
export type TestFiles = Readonly<Record<string, readonly (readonly string[])[]>>

/** A file of an import in memory. */
const toFile = (name: string, [columns = [], ...rows]: readonly (readonly string[])[]): RecordFile => ({
  name,
  label: `${name}.csv`,
  columns,
  rows: async function* () {
    await Promise.resolve()
    for (const [nth, values] of rows.entries()) yield { line: nth + 2, values }
  },
})

export const importFiles = (url: string, files: TestFiles, options: Partial<ImportRecordsOptions> = {}) =>
  importRecords(
    url,
    Object.entries(files).map(([name, rows]) => toFile(name, rows)),
    { dryRun: false, allowRemovals: 0, madeBy: 'test', maxItems: 10, ...options },
  )

/** All stored records. */
export const exportFiles = async (url: string, only?: readonly string[]): Promise<TestFiles> => {
  const files: Record<string, readonly (readonly string[])[]> = {}
  for await (const { name, columns, rows } of exportRecords(url, { only }))
    files[name] = [columns, ...(await Array.fromAsync(rows))]
  return files
}

/** A database with the current schema and no university. */
export const emptyUniversity = () => createDatabase(templateName)
