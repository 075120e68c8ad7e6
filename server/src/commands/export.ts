import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { toDiskFullError } from '#server/db/errors/to-disk-full-error.ts'
import { env } from '#server/env.ts'
import { toFileError } from '#server/folders/to-file-error.ts'
import { exportRecords } from '#server/records/export-records.ts'
import { exportOneRoster } from '#server/records/oneroster/export-oneroster.ts'
import { writeRecords } from '#server/records/containers/write-records.ts'
import { readOnly } from './records/run-records-import.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run export -- DIR|FILE.zip|FILE.xlsx [--only students,subjects]
npm run export -- DIR|FILE.zip --format oneroster

Writes the records of the portal (docs/records.md) as CSV files into a new folder, as a ZIP file of them, or as a workbook;
or what OneRoster 1.2.1 covers of them, as its CSV files (docs/exchange.md).`

const formats = ['records', 'oneroster']

const parseOptions = () => {
  try {
    return parseArgs({
      options: { only: { type: 'string' }, format: { type: 'string', default: 'records' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new StartupError(`${usage}\n\n${(error as Error).message}`)
  }
}

const refuse = (sentence: string): never => {
  throw new StartupError(`${usage}\n\n${sentence}`)
}

const readOptions = () => {
  const { values, positionals } = parseOptions()
  const { format } = values
  const [dir = '', ...others] = positionals
  if (dir === '' || others.length > 0) refuse('One folder or file is needed.')
  if (!formats.includes(format)) refuse(`--format is ${formats.join(' or ')}, not "${format}".`)
  const isOneRoster = format === 'oneroster'
  if (isOneRoster && values.only !== undefined) refuse('--only is not for --format oneroster.')
  if (isOneRoster && extname(dir).toLowerCase() === '.xlsx')
    refuse('OneRoster has CSV files: name a folder or a ZIP file (.zip).')
  return { dir: resolve(dir), only: readOnly(values.only), isOneRoster }
}

const run = async (): Promise<void> => {
  const { dir, only, isOneRoster } = readOptions()
  await withDatabase(1, async ({ url }) => {
    const tables = isOneRoster ? exportOneRoster(url) : exportRecords(url, { only, filesDir: env.filesDir })
    const written = await writeRecords(dir, tables)
    console.log(
      `Wrote ${written.length} ${isOneRoster ? 'files' : 'tables'} to ${dir}: ${written.join(', ')}`,
    )
  })
}

await run().catch((error: unknown) => {
  const shown = toFileError(toDiskFullError(error))
  console.error(shown instanceof StartupError ? shown.message : shown)
  process.exitCode = 1
})
