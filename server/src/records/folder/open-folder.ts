import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CsvError, parse } from 'csv-parse'
import { StartupError } from '#server/db/startup-error.ts'
import type { RecordFile } from '../record-file.ts'

const extension = '.csv'

/** The one that separates the names of the columns, in which none of the three occurs. */
const findSeparator = (head: string): string => {
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

const headBytes = 16 * 1024

const readHead = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.toString('utf8', 0, bytesRead).split(/\r\n|\n|\r/, 1)[0] ?? ''
  } finally {
    await file.close()
  }
}

async function* readRows(path: string, delimiter: string) {
  const label = basename(path)
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    trim: true,
  })
  const stream = createReadStream(path)
  stream.on('error', (error) => parser.destroy(error))
  stream.pipe(parser)
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      yield { line, values: record }
      line = info.lines + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new StartupError(
      `${label} cannot be read from line ${line} on: ${error.message}. Nothing was saved.`,
    )
  }
}

const openFile = async (path: string): Promise<RecordFile> => {
  const delimiter = findSeparator(await readHead(path))
  const head = readRows(path, delimiter)
  const first = await head.next()
  await head.return(undefined)
  return {
    name: basename(path, extension),
    label: basename(path),
    columns: first.done ? [] : first.value.values,
    rows: async function* () {
      let isHead = true
      for await (const row of readRows(path, delimiter)) {
        if (!isHead) yield row
        isHead = false
      }
    },
  }
}

/** The CSV files of a folder in UTF-8, with commas, semicolons or tabs. They are read row by row. */
export const openFolder = async (dir: string): Promise<RecordFile[]> => {
  const names = (await readdir(dir)).filter((name) => name.endsWith(extension)).toSorted()
  return Promise.all(names.map((name) => openFile(join(dir, name))))
}
