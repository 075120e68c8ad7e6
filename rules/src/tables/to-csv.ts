import { isFormula } from './formula.ts'

/** A value of a table cell that is saved to a file. */
export type Cell = string | number | null

const isNegativeNumber = (text: string): boolean => /^-\d+(\.\d+)?$/.test(text)

const toField = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = isFormula(cell) && !isNegativeNumber(cell) ? `'${cell}` : cell
  return /[",\r\n;]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as CSV (RFC 4180) that spreadsheets read in any language: with a byte order mark, and an apostrophe before what
 * they would run as a formula.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`
