import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '#server/db/startup-error.ts'
import { exportRecords } from '#server/records/export-records.ts'
import { writeFolder } from '#server/records/folder/write-folder.ts'
import { readOnly } from './records/run-records-import.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run export -- DIR [--only students,subjects]

Writes the records of the portal as CSV files (docs/records.md) into a new folder.`

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { only: { type: 'string' } },
      allowPositionals: true,
    })
    const [dir, ...others] = positionals
    if (dir === undefined || others.length > 0) throw new Error('One folder is needed.')
    return { dir: resolve(dir), only: readOnly(values.only) }
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`${usage}\n\n${(error as Error).message}`)
  }
}

const run = async (): Promise<void> => {
  const { dir, only } = readOptions()
  await withDatabase(1, async ({ url }) => {
    const written = await writeFolder(dir, exportRecords(url, only))
    console.log(`Wrote ${written.length} files to ${dir}: ${written.join(', ')}`)
  })
}

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
