import { listLines, detectSeparator, type Separator } from './split-csv-rows.ts'
import { readBankDate } from './read-bank-date.ts'
import { guessMapping } from './statement-columns.ts'

/** The start of the table in a CSV statement. */
export interface StatementTable {
  /** The header line, from 1. */
  readonly line: number
  /** Offset of that line in the text. */
  readonly at: number
  readonly separator: Separator
  readonly columns: readonly string[]
}

/** Banks write a few lines about the account and the period above the table. */
export const maxLinesAbove = 60

const hasNames = (columns: readonly string[]): boolean => {
  const { date, amount, credit, debit } = guessMapping(columns)
  return date !== undefined && (amount ?? credit ?? debit) !== undefined
}

interface Line {
  readonly nth: number
  readonly at: number
  readonly separator: Separator
  readonly cells: readonly string[]
}

const isEntry = ({ cells }: Line): boolean =>
  cells.length > 2 && cells.some((cell) => readBankDate(cell) !== null)

/** Column names have no digits and are not empty. */
const countNames = ({ cells }: Line): number => cells.filter((cell) => cell !== '' && !/\d/.test(cell)).length

/** Among the lines above the first entry: the last of those with the most names. */
const findUnknownNames = (lines: readonly Line[]): Line | undefined => {
  const above = lines.slice(0, Math.max(lines.findIndex(isEntry), 0))
  const most = Math.max(...above.map(countNames))
  return above.findLast((line) => countNames(line) === most)
}

/**
 * Finds the header line: the first with known column names, or else the line above the entries that looks most like names.
 * `line` is a person's choice.
 */
export const findStatementTable = (text: string, line?: number): StatementTable => {
  const start = text.startsWith('\ufeff') ? 1 : 0
  const lines = listLines(text.slice(start), maxLinesAbove + 2)
    .map(({ at, line: written }, nth) => ({ at: at + start, nth, written }))
    .filter(({ written }) => written.trim() !== '')
    .map((each) => ({ ...each, ...detectSeparator(each.written) }))
  const chosen = lines.find(({ nth }) => nth + 1 === line)
  const named = lines.find(({ cells }) => hasNames(cells))
  const found = chosen ?? named ?? findUnknownNames(lines) ?? lines[0]
  if (found === undefined) return { line: 1, at: 0, separator: ',', columns: [''] }
  return { line: found.nth + 1, at: found.at, separator: found.separator, columns: found.cells }
}
