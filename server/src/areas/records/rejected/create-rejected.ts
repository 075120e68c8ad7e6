import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#rules/text/locale.ts'
import type { Connection } from '#server/db/open.ts'
import type { GeneratedFile } from '#server/http/files/send-file.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { BadGroup } from '#server/records/collect-bad-records.ts'
import type { ExportedTable } from '#server/records/export-records.ts'
import { writeRecords } from '#server/records/containers/write-records.ts'
import { reasonColumn, type RecordFile } from '#server/records/record-file.ts'
import { withJobFiles } from '../run/open-job-files.ts'
import { findBad, listFiles } from '../staff-sql.ts'

type Reasons = ReadonlyMap<number, readonly string[]>

/** Why each line of the file is refused. */
const listReasons = (bad: readonly BadGroup[], label: string, locale: Locale): Reasons => {
  const reasons = new Map<number, string[]>()
  for (const { file, column, reason, repair, rows } of bad) {
    if (file !== label) continue
    const text = [column, `${reason[locale]}. ${repair[locale]}`].filter(Boolean).join(': ')
    for (const { line } of rows) if (line > 1) reasons.set(line, [...(reasons.get(line) ?? []), text])
  }
  return reasons
}

async function* readRejected(file: RecordFile, places: readonly number[], reasons: Reasons) {
  for await (const { line, values } of file.rows()) {
    const found = reasons.get(line)
    if (found) yield [...places.map((at) => values[at] ?? ''), found.join('; ')]
  }
}

const toTable = (file: RecordFile, reasons: Reasons): ExportedTable => {
  const columns = file.columns.filter((column) => column !== reasonColumn)
  const places = columns.map((column) => file.columns.indexOf(column))
  return { name: file.name, columns: [...columns, reasonColumn], rows: readRejected(file, places, reasons) }
}

async function* listRejected(opened: readonly RecordFile[], bad: readonly BadGroup[], locale: Locale) {
  for (const file of opened) {
    const reasons = listReasons(bad, file.label, locale)
    if (reasons.size > 0) yield toTable(file, reasons)
  }
}

/**
 * The rows that cannot be imported, with the columns of their file and why. By the column `reason` the import knows
 * that the corrected file has only some rows of its table. Several files are in a ZIP. Refuses with 404 a job without such rows.
 */
export const createRejected = async (
  db: Connection,
  filesDir: string,
  jobID: number,
  locale: Locale,
): Promise<GeneratedFile> => {
  const bad = requireFound(await findBad(db, jobID), httpWords.fileNotFound).bad as readonly BadGroup[]
  const sent = await listFiles(db, jobID)
  const folder = randomBytes(8).toString('hex')
  return withJobFiles({ filesDir, folder }, sent, async ({ files, dir }) => {
    const rejected = files.filter(({ label }) => listReasons(bad, label, locale).size > 0)
    const [first] = requireFound(rejected.length > 0 ? rejected : undefined, httpWords.fileNotFound)
    const isOne = rejected.length === 1
    // Of each error only the first rows are known.
    const part = bad.some(({ count, rows }) => count > rows.length) ? '-first' : ''
    const path = isOne ? join(dir, 'rejected') : join(dir, 'rejected.zip')
    await writeRecords(path, listRejected(rejected, bad, locale))
    return isOne
      ? {
          bytes: await readFile(join(path, `${first!.name}.csv`)),
          filename: `rejected-${first!.name}${part}.csv`,
          mime: 'text/csv; charset=utf-8',
        }
      : { bytes: await readFile(path), filename: `rejected${part}.zip`, mime: 'application/zip' }
  })
}
