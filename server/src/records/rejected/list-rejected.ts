import type { Locale } from '#rules/text/locale.ts'
import { toSentence } from '#rules/staff/to-sentence.ts'
import type { BadGroup } from '../collect-bad-records.ts'
import type { ExportedTable } from '../export-records.ts'
import { RefusedRecords } from '../refused-records.ts'
import { reasonColumn, type RecordFile } from '../record-file.ts'

/** The reasons of a line; it is asked for ascending lines. */
type FindReasons = (line: number) => readonly string[]

const toRanges = (lines: readonly number[]) =>
  Array.from({ length: lines.length / 2 }, (_, nth) => ({
    from: lines[nth * 2]!,
    to: lines[nth * 2 + 1]!,
  })).toSorted((one, other) => one.from - other.from)

/** Why each line of the file is refused. */
const createReasons = (bad: readonly BadGroup[], label: string, locales: readonly Locale[]): FindReasons => {
  const groups = bad
    .filter(({ file }) => file === label)
    .map(({ column, reason, repair, lines }) => {
      const sentences = locales
        .map((locale) => {
          if (repair[locale] === '') return reason[locale]
          const begun = column === '' ? toSentence(reason[locale], locale) : `${reason[locale]}.`
          return `${begun} ${repair[locale]}`
        })
        .join(' · ')
      return { text: [column, sentences].filter(Boolean).join(': '), ranges: toRanges(lines), at: 0 }
    })
  return (line) =>
    groups.flatMap((group) => {
      while ((group.ranges[group.at]?.to ?? Infinity) < line) group.at += 1
      return (group.ranges[group.at]?.from ?? Infinity) <= line ? [group.text] : []
    })
}

async function* readRejected(file: RecordFile, places: readonly number[], findReasons: FindReasons) {
  try {
    for await (const { line, values } of file.rows()) {
      const found = findReasons(line)
      if (found.length > 0) yield [...places.map((at) => values[at] ?? ''), found.join('; ')]
    }
  } catch (error) {
    // The rows before an unreadable line are listed all the same.
    if (!(error instanceof RefusedRecords)) throw error
  }
}

const toTable = (file: RecordFile, findReasons: FindReasons): ExportedTable => {
  const columns = file.columns.filter((column) => column !== reasonColumn)
  const places = columns.map((column) => file.columns.indexOf(column))
  return {
    name: file.name,
    columns: [...columns, reasonColumn],
    rows: readRejected(file, places, findReasons),
  }
}

/** The files that have rows which cannot be imported. */
export const filterRejected = (
  files: readonly RecordFile[],
  bad: readonly BadGroup[],
): readonly RecordFile[] =>
  files.filter(({ label }) => bad.some(({ file, lines }) => file === label && lines.some((line) => line > 1)))

/**
 * The rows that cannot be imported, with the columns of their file and why. By the column `reason` the import knows
 * that the corrected file has only some rows of its table.
 */
export async function* listRejected(
  files: readonly RecordFile[],
  bad: readonly BadGroup[],
  locales: readonly Locale[],
): AsyncGenerator<ExportedTable> {
  for (const file of filterRejected(files, bad)) yield toTable(file, createReasons(bad, file.label, locales))
}
