import { createWriteStream } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '#server/db/errors/startup-error.ts'
import type { ExportedTable } from '../export-records.ts'

/** Readable by their owner only: they contain records of students and money. */
const [ownFile, ownFolder] = [0o600, 0o700]
const chunkChars = 64 * 1024
/** Without it Excel takes Georgian letters for those of an older encoding. */
const byteOrderMark = '\uFEFF'

/** Without the apostrophe that lists of staff have before formulas: the next import would read it as a part of the value. Students cannot type a formula into what is exported (`hasFormula`). */
const toCell = (value: string) => (/[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
const toLine = (values: readonly string[]) => `${values.map(toCell).join(',')}\n`

/** A table as a CSV file, part by part. */
export async function* toCsvText({ columns, rows }: ExportedTable): AsyncGenerator<string> {
  let chunk = `${byteOrderMark}${toLine(columns)}`
  for await (const values of rows) {
    chunk += toLine(values)
    if (chunk.length < chunkChars) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/** A file that is lost from the disk cannot be written; the next import names the row. */
const leaveOutMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}

/** Writes a CSV file for each table, and the files that they name; returns their names. The folder is made, or must be empty. */
export const writeFolder = async (dir: string, tables: AsyncIterable<ExportedTable>): Promise<string[]> => {
  await mkdir(dir, { recursive: true, mode: ownFolder })
  if ((await readdir(dir)).length > 0)
    throw new StartupError(`The folder ${dir} is not empty: name a new one.`)
  const written: string[] = []
  for await (const table of tables) {
    await pipeline(
      Readable.from(toCsvText(table)),
      createWriteStream(join(dir, `${table.name}.csv`), { mode: ownFile }),
    )
    written.push(`${table.name}.csv`)
    for (const file of table.attachments ?? []) {
      const to = join(dir, file.name)
      await mkdir(dirname(to), { recursive: true, mode: ownFolder })
      if ('read' in file) await writeFile(to, await file.read(), { mode: ownFile })
      else await copyFile(file.path, to).then(() => chmod(to, ownFile), leaveOutMissing)
    }
  }
  return written
}
