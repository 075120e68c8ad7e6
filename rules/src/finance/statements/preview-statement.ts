import { findStatementTable, maxLinesAbove } from './find-statement-table.ts'
import { listLines, detectSeparator, splitCsvRows } from './split-csv-rows.ts'
import { readBankDate } from './read-bank-date.ts'
import {
  findFileDecimalSign,
  findSignConflict,
  findUnusedDirection,
  readMoney,
  readWrittenMoney,
  type SignReading,
  type WrittenMoney,
} from './read-money.ts'
import type { StatementColumn, StatementMapping } from './statement-columns.ts'

const maxRows = 20_100
const previewRows = 2

/** A CSV statement with its rows, for the screen that asks for its columns. */
export interface CsvStatement {
  /** The header line, from 1. */
  readonly line: number
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Candidates for the header line. */
  readonly lines: readonly { readonly line: number; readonly text: string }[]
}

/** Splits a CSV statement into rows. `line` is the header line that a person chose. */
export const splitStatement = (text: string, line?: number): CsvStatement => {
  const table = findStatementTable(text, line)
  const lines = listLines(text, maxLinesAbove)
    .map((each, nth) => ({
      line: nth + 1,
      cells: detectSeparator(each.line).cells.filter((cell) => cell !== ''),
    }))
    .filter(({ cells }) => cells.length > 1)
    .map(({ line: nth, cells }) => ({ line: nth, text: cells.join(' · ').slice(0, 80) }))
  const rows = splitCsvRows(text.slice(table.at), table.separator, maxRows).slice(1)
  return { line: table.line, columns: table.columns, rows, lines }
}

interface PreviewRow {
  readonly date: string
  readonly name: string
  readonly written: string
  /** With its sign; null if it cannot be read. */
  readonly amount: string | null
}

export interface StatementPreview {
  /** Two rows as they are read, one incoming and one outgoing if possible. */
  readonly rows: readonly PreviewRow[]
  /** For each reading, two rows whose signs contradict each other or their column. */
  readonly conflict: Readonly<Record<SignReading, readonly PreviewRow[]>> | null
  /** Index of a direction column that is not used; -1 if there is none. */
  readonly unusedDirection: number
}

/** Shows how the rows are read with these columns. */
export const previewStatement = (
  { rows }: Pick<CsvStatement, 'rows'>,
  mapping: StatementMapping,
  reading: SignReading = 'column',
): StatementPreview => {
  const entries = rows.filter((cells) => readBankDate(cells[mapping.date ?? -1] ?? '') !== null)
  const cellOf = (cells: readonly string[]) => (column: StatementColumn) =>
    (cells[mapping[column] ?? -1] ?? '').trim()
  const written = entries.map((cells): WrittenMoney => {
    const money = readWrittenMoney(cellOf(cells), mapping)
    return 'error' in money ? { way: 'open', text: cellOf(cells)('amount') } : money
  })
  const decimal = findFileDecimalSign(written)
  const toRows = (places: readonly number[], as: SignReading): PreviewRow[] => {
    const read = readMoney(written, as, decimal === 'mixed' ? null : decimal)
    return places.map((nth) => {
      const cell = cellOf(entries[nth]!)
      const found = read[nth]!
      return {
        date: readBankDate(cell('date'))!,
        name: cell('payer') || cell('text') || cell('reference'),
        written: written[nth]!.text,
        amount: 'amount' in found ? found.amount : null,
      }
    })
  }
  const conflict = findSignConflict(written)
  const signed = readMoney(written, reading, decimal === 'mixed' ? null : decimal)
  const isOut = (nth: number) => 'amount' in signed[nth]! && signed[nth].amount.startsWith('-')
  const places = written.map((_, nth) => nth)
  const shown = [
    ...places.filter((nth) => !isOut(nth)).slice(0, previewRows),
    ...places.filter(isOut).slice(0, previewRows),
  ]
  const first = shown.find((nth) => !isOut(nth))
  const left = shown.find(isOut)
  const chosen = first !== undefined && left !== undefined ? [first, left] : shown.slice(0, previewRows)
  return {
    rows: toRows(chosen, reading),
    conflict:
      conflict === null
        ? null
        : {
            column: toRows(conflict.rows, 'column'),
            returns: toRows(conflict.rows, 'returns'),
            signs: toRows(conflict.rows, 'signs'),
          },
    unusedDirection: findUnusedDirection(entries, mapping),
  }
}
