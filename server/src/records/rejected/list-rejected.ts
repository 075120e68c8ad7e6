import type { Locale } from '#rules/text/locale.ts'
import type { BadGroup } from '../collect-bad-records.ts'
import type { ExportedTable } from '../export-records.ts'
import { reasonColumn, type RecordFile } from '../record-file.ts'

type Reasons = ReadonlyMap<number, readonly string[]>

/** Why each line of the file is refused. */
const listReasons = (bad: readonly BadGroup[], label: string, locales: readonly Locale[]): Reasons => {
  const reasons = new Map<number, string[]>()
  for (const { file, column, reason, repair, rows } of bad) {
    if (file !== label) continue
    const sentences = locales.map((locale) => `${reason[locale]}. ${repair[locale]}`).join(' · ')
    const text = [column, sentences].filter(Boolean).join(': ')
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

/** The files that have rows which cannot be imported. */
export const filterRejected = (
  files: readonly RecordFile[],
  bad: readonly BadGroup[],
): readonly RecordFile[] =>
  files.filter(({ label }) =>
    bad.some(({ file, rows }) => file === label && rows.some(({ line }) => line > 1)),
  )

/**
 * The rows that cannot be imported, with the columns of their file and why. By the column `reason` the import knows
 * that the corrected file has only some rows of its table.
 */
export async function* listRejected(
  files: readonly RecordFile[],
  bad: readonly BadGroup[],
  locales: readonly Locale[],
): AsyncGenerator<ExportedTable> {
  for (const file of filterRejected(files, bad)) yield toTable(file, listReasons(bad, file.label, locales))
}
