import { findStatementTable, type StatementTable } from '#rules/finance/statements/find-statement-table.ts'
import { findIbans, normalizeAccount } from '#rules/finance/statements/normalize-account.ts'
import { listLines } from '#rules/finance/statements/part-rows.ts'
import { readBankDate } from '#rules/finance/statements/read-bank-date.ts'
import {
  findFileDecimalSign,
  findSignConflict,
  findUnusedDirection,
  readMoney,
  readWrittenMoney,
  type SignReading,
} from '#rules/finance/statements/read-money.ts'
import {
  findMissingColumns,
  isAmountTwice,
  type StatementColumn,
  type StatementMapping,
} from '#rules/finance/statements/statement-columns.ts'
import { parseCsv } from '#server/csv/parse-csv.ts'
import { badStatement } from './bad-statement.ts'
import { cutValue, readEntry } from './read-entry.ts'
import type { LeftOutLine, ReadStatement, StatementEntry } from './statement-entry.ts'

export interface CsvOptions {
  readonly mapping: StatementMapping
  /** Where no column has it. */
  readonly currency: string
  /** The accounts of the university, the one that students pay to first. */
  readonly accounts: readonly string[]
  /** The line with the names of the columns, where a person has chosen it. */
  readonly headerLine?: number | undefined
  /** How contradicting signs are read. */
  readonly reading?: SignReading | undefined
  /** Whose statement it is, where several of the university's accounts are possible. */
  readonly account?: string | undefined
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

const toText = (cells: readonly string[]): string =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join(' · ')
    .slice(0, 200)

/** More than this is no list of lines above a table. */
const maxAboveLength = 20_000

/** The account of the statement: a CSV names it above its table, or not at all. */
const findAccount = (above: string, { accounts, account }: CsvOptions): string => {
  const own = accounts.map(normalizeAccount)
  const named = findIbans(above)
  const ownNamed = named.filter((each) => own.includes(each))
  if (named.length > 0 && ownNamed.length === 0)
    throw badStatement('foreignAccount', { account: named[0]!.slice(0, 40) })
  const chosen = account === undefined ? undefined : normalizeAccount(account)
  if (chosen !== undefined && !own.includes(chosen))
    throw badStatement('foreignAccount', { account: chosen.slice(0, 40) })
  if (chosen !== undefined && ownNamed.length > 0 && !ownNamed.includes(chosen))
    throw badStatement('otherAccount', { account: ownNamed[0]! })
  const possible = chosen !== undefined ? [chosen] : ownNamed.length > 0 ? ownNamed : own
  if (possible.length > 1) throw badStatement('accountUnclear')
  return possible[0]!
}

/** The lines above the table, without those that are empty. */
const listAbove = (text: string, { line }: StatementTable): LeftOutLine[] =>
  listLines(text, line - 1)
    .map((each, nth) => ({
      line: nth + 1,
      text: each.line
        .replace(/[;,\t|"\ufeff]+/g, ' ')
        .trim()
        .slice(0, 200),
    }))
    .filter((each) => each.text !== '')

/** How banks name the rows with balances and sums. */
const sumNames = /\b(?:balance|total|turnover)\b|ნაშთი|ჯამი|სულ|ბრუნვა/i

/**
 * Whether a row is no entry but a sum, a note or the names again: it has no number of the bank, or is the end of the file
 * without a date. A date that begins with a digit and cannot be read is refused.
 */
const isNote = ({ cells }: Row, mapping: StatementMapping, isEnd: boolean): boolean => {
  const cell = (column: StatementColumn) => (cells[mapping[column] ?? -1] ?? '').trim()
  const [date, reference] = [cell('date'), cell('reference')]
  if (/^\d/.test(date)) return reference === '' && cells.some((each) => sumNames.test(each))
  const amount = cell('amount') || cell('credit') || cell('debit')
  return reference === '' || !/\d/.test(amount) || (isEnd && date !== '')
}

/**
 * Reads a statement in CSV, whose columns are what the mapping says. Refuses with 422 a missing column, broken CSV, signs
 * that can be read in several ways, and rows whose date, amount or number cannot be read.
 */
export const parseCsvStatement = (text: string, options: CsvOptions): ReadStatement => {
  const { mapping, headerLine, reading } = options
  if (findMissingColumns(mapping).length > 0) throw badStatement('columnMissing')
  if (isAmountTwice(mapping)) throw badStatement('amountTwice')
  const table = findStatementTable(text, headerLine)
  if (table.at > maxAboveLength) throw badStatement('tooLarge')
  const account = findAccount(text.slice(0, table.at), options)
  const parsed = parseCsv(text.slice(table.at), table.separator)
  if (!('rows' in parsed)) throw badStatement('brokenCsv', { line: parsed.line + table.line - 1 })
  const all = parsed.rows.slice(1).map(({ line, cells }) => ({ line: line + table.line - 1, cells }))
  const rows: Row[] = []
  const leftOut = listAbove(text, table)
  const lastDated = all.findLastIndex(({ cells }) => readBankDate(cells[mapping.date ?? -1] ?? '') !== null)
  for (const [nth, row] of all.entries()) {
    if (isNote(row, mapping, nth > lastDated)) leftOut.push({ line: row.line, text: toText(row.cells) })
    else rows.push(row)
  }
  if (
    reading === undefined &&
    findUnusedDirection(
      rows.map(({ cells }) => cells),
      mapping,
    ) !== -1
  )
    throw badStatement('directionUnused')
  const cellOf =
    ({ cells }: Row) =>
    (column: StatementColumn): string =>
      (cells[mapping[column] ?? -1] ?? '').trim()
  const written = rows.map((row, nth) => {
    const money = readWrittenMoney(cellOf(row), mapping)
    if (!('error' in money)) return money
    throw badStatement(money.error, { nth: nth + 1, value: cutValue(cellOf(row)('direction')) })
  })
  if (reading === undefined && findSignConflict(written) !== null) throw badStatement('signsUnclear')
  const decimal = findFileDecimalSign(written)
  if (decimal === 'mixed') throw badStatement('mixedDecimals')
  const amounts = readMoney(written, reading ?? 'column', decimal)
  const entries: StatementEntry[] = []
  for (const [nth, row] of rows.entries()) {
    const cell = cellOf(row)
    const read = readEntry(
      {
        account,
        reference: cell('reference'),
        date: cell('date'),
        amount: { text: written[nth]!.text, read: amounts[nth]! },
        currency: cell('currency') || options.currency,
        payer: cell('payer'),
        payerAccount: cell('payer_account'),
        text: cell('text'),
      },
      nth + 1,
    )
    if (read !== null) entries.push(read)
  }
  return { entries, balances: [], pending: 0, leftOut }
}
