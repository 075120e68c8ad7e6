import { CsvError, parse } from 'csv-parse/sync'

interface CsvRow {
  /** The line on which the row begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** The rows of a CSV text with the line of column names first, or why it cannot be read. */
export type ParsedCsv =
  | { readonly rows: readonly CsvRow[] }
  | { readonly line: number; readonly cause: string }

const separators = [',', ';', '\t'] as const

/** The one that separates the names of the columns, in which none of the three occurs. */
const findSeparator = (text: string): string => {
  const [head = ''] = text.trimStart().split(/\r\n|\n|\r/, 1)
  const count = (separator: string) => head.split(separator).length
  return separators.reduce((best, other) => (count(other) > count(best) ? other : best))
}

const quoteCauses: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'the quotation mark that opens here is never closed',
  CSV_INVALID_CLOSING_QUOTE:
    'the cell that begins with a quotation mark here goes on after the next one: is one missing? (one within a cell is written twice)',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE:
    'the cell that begins with a quotation mark here goes on after the next one: is one missing? (one within a cell is written twice)',
  INVALID_OPENING_QUOTE:
    'a quotation mark stands within a cell: put the whole cell in quotation marks and write this one twice',
}

/** Counts lines by themselves: the parser counts a line end within quotation marks twice if it is CR LF. */
const lineCounter = (bytes: Buffer) => {
  let at = 0
  let line = 1
  return (offset: number): number => {
    for (; at < offset; at += 1) {
      const isLineEnd = bytes[at] === 10 || (bytes[at] === 13 && bytes[at + 1] !== 10)
      if (isLineEnd) line += 1
    }
    return line
  }
}

/** Reads CSV with commas, semicolons or tabs, as the line of column names has them. Empty lines are left out. */
export const parseCsv = (text: string, separator: string = findSeparator(text)): ParsedCsv => {
  const bytes = Buffer.from(text)
  const lineAt = lineCounter(bytes)
  try {
    // The parser's types have the rows without `info` only.
    const found = parse(bytes, {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown[] as { record: string[]; info: { bytes: number } }[]
    let end = 0
    const rows = found.map(({ record: cells, info }): CsvRow => {
      while (bytes[end] === 10 || bytes[end] === 13) end += 1
      const line = lineAt(end)
      end = info.bytes
      return { line, cells }
    })
    return { rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // `bytes` is the end of the last complete cell.
    const { code, bytes: cellEnd } = error as CsvError & { readonly bytes: number }
    return { line: lineAt(bytes.indexOf('"', cellEnd)), cause: quoteCauses[code] ?? error.message }
  }
}
