import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '#server/db/startup-error.ts'
import { toDiskFullError } from '#server/db/to-disk-full-error.ts'
import { toFileError } from '#server/folders/to-file-error.ts'
import { exportRecords } from '#server/records/export-records.ts'
import { writeRecords } from '#server/records/containers/write-records.ts'
import { readOnly } from './records/run-records-import.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run export -- DIR|FILE.zip|FILE.xlsx [--only students,subjects]

Writes the records of the portal (docs/records.md) as CSV files into a new folder, as a ZIP file of them, or as a workbook.`

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { only: { type: 'string' } },
      allowPositionals: true,
    })
    const [dir, ...others] = positionals
    if (dir === undefined || others.length > 0) throw new Error('One folder or file is needed.')
    return { dir: resolve(dir), only: readOnly(values.only) }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${usage}\n\n${(error as Error).message}`)
  }
}

const run = async (): Promise<void> => {
  const { dir, only } = readOptions()
  await withDatabase(1, async ({ url }) => {
    const written = await writeRecords(dir, exportRecords(url, only))
    console.log(`Wrote ${written.length} tables to ${dir}: ${written.join(', ')}`)
  })
}

await run().catch((error: unknown) => {
  const shown = toFileError(toDiskFullError(error))
  console.error(shown instanceof StartupError ? shown.message : shown)
  process.exitCode = 1
})
