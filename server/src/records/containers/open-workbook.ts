import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { BadRecord } from '../bad-record.ts'
import { collectBadRecords, type BadGroup } from '../collect-bad-records.ts'
import type { RecordFile } from '../record-file.ts'
import { readSheet, type CellError } from '../workbook/read-sheet.ts'
import { readWorkbook, type Workbook } from '../workbook/read-workbook.ts'
import { words } from '../words.ts'
import { unzip } from './unzip.ts'
import { refuseWorkbook } from './words.ts'

/** Shared texts are held in memory. */
const limits = { bytes: 600_000_000, files: 2000 }
/** A personal number has so many digits; as a number it loses the zeros before them. */
const personalNumber = { column: 'personal_number', digits: 11 }

const reasons: Readonly<Record<CellError, () => Pick<BadRecord, 'reason' | 'repair'>>> = {
  formula: words.formula,
  error: words.errorCell,
  number: words.inexactNumber,
  zeros: words.lostZeros,
  merged: words.mergedCells,
}

const readLines = async function* (path: string) {
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const [line, values] = JSON.parse(text) as [number, string[]]
    yield { line, values }
  }
}

/** Writes the rows of a sheet into a file, a line of JSON for each, so that none is held in memory. */
const convertSheet = async (
  from: string,
  to: string,
  workbook: Workbook,
  onError: (line: number, column: string, value: string, error: CellError) => void,
): Promise<readonly string[]> => {
  const out = createWriteStream(to, { mode: 0o600 })
  let columns: readonly string[] | undefined
  let isFull = false
  await readSheet(from, workbook, {
    onRow: ({ line, values, errors }) => {
      if (columns === undefined) {
        columns = values.map((value) => value.trim())
        return
      }
      for (const { at, error, value } of errors) onError(line, columns[at] ?? '', value, error)
      const at = columns.indexOf(personalNumber.column)
      const value = values[at] ?? ''
      if (/^\d+$/.test(value) && value.length < personalNumber.digits)
        onError(line, personalNumber.column, value, 'zeros')
      isFull = !out.write(`${JSON.stringify([line, values])}\n`)
    },
    onMerged: (line, at, range) => onError(line, columns?.[at] ?? '', range, 'merged'),
    pause: async () => {
      if (isFull) await once(out, 'drain')
      isFull = false
    },
  })
  out.end()
  await once(out, 'close')
  return columns ?? []
}

/** The sheets of a workbook as files of records; `dir` holds what it unpacks. Formulas and error values are among the bad ones. */
export const openWorkbook = async (
  path: string,
  dir: string,
): Promise<{ files: RecordFile[]; bad: BadGroup[] }> => {
  const label = basename(path)
  const parts = await unzip(path, label, dir, (name) => (/\.(xml|rels)$/.test(name) ? name : null), limits)
  const refuse = (error: Error) => {
    throw refuseWorkbook(label, error.message)
  }
  const workbook = await readWorkbook(parts).catch(refuse)
  const bad = collectBadRecords()
  const files: RecordFile[] = []
  for (const [nth, sheet] of workbook.sheets.entries()) {
    const to = join(dir, `sheet-${nth}`)
    const ofSheet = `${label}, sheet ${sheet.name}`
    if (sheet.isHidden) {
      bad.add({ file: ofSheet, line: 0, column: '', value: sheet.name, ...words.hiddenSheet() })
      continue
    }
    const columns = await convertSheet(sheet.path, to, workbook, (line, column, value, error) =>
      bad.add({ file: ofSheet, line, column, value, ...reasons[error]() }),
    ).catch(refuse)
    // A sheet that nobody has used.
    if (columns.length > 0)
      files.push({ name: sheet.name, label: ofSheet, columns, rows: () => readLines(to) })
  }
  return { files, bad: bad.list() }
}
