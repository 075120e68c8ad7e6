import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { checkEncoding, type Encoding } from '../containers/check-encoding.ts'
import { refuseCsv } from '../containers/words.ts'
import type { RecordFile } from '../record-file.ts'
import { RefusedRecords } from '../refused-records.ts'

const extension = '.csv'

/** The one that separates the names of the columns, in which none of the three occurs. */
const findSeparator = (head: string): string => {
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

const headBytes = 16 * 1024

const readHead = async (path: string, encoding: Encoding): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const text = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead))
    return text.split(/\r\n|\n|\r/, 1)[0] ?? ''
  } finally {
    await file.close()
  }
}

interface Csv {
  readonly path: string
  readonly label: string
  readonly encoding: Encoding
  readonly delimiter: string
}

async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function* readRows({ path, label, encoding, delimiter }: Csv) {
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    trim: true,
  })
  const stream = Readable.from(readText(path, encoding))
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
    throw refuseCsv(label, line, error.code, error.message)
  }
}

/** A CSV file in UTF-8, or UTF-16 with a byte order mark, with commas, semicolons or tabs; it is read row by row. */
const openCsv = async (path: string, name: string, label: string): Promise<RecordFile> => {
  const encoding = await checkEncoding(path, label)
  const csv = { path, label, encoding, delimiter: findSeparator(await readHead(path, encoding)) }
  const head = readRows(csv)
  const first = await head.next()
  await head.return(undefined)
  return {
    name,
    label,
    columns: first.done ? [] : first.value.values,
    rows: async function* () {
      let isHead = true
      for await (const row of readRows(csv)) {
        if (!isHead) yield row
        isHead = false
      }
    },
  }
}

async function* listNothing(): AsyncGenerator<never> {}

/** Like `openCsv`, but returns the reason for an unreadable file, so that the other files are still checked. */
export const openCsvFile = (path: string, name: string, label: string): Promise<RecordFile> =>
  openCsv(path, name, label).catch((error: unknown) => {
    if (!(error instanceof RefusedRecords)) throw error
    return { name, label, columns: [], refusal: error.words, rows: listNothing }
  })

/** The CSV files of a folder. */
export const openFolder = async (dir: string): Promise<RecordFile[]> => {
  const names = (await readdir(dir)).filter((name) => name.toLowerCase().endsWith(extension)).toSorted()
  return Promise.all(
    names.map((name) => openCsvFile(join(dir, name), name.slice(0, -extension.length), name)),
  )
}
