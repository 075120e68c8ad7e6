import { findStatementTable, type StatementTable } from '#rules/finance/statements/find-statement-table.ts'
import { findIbans, normalizeAccount } from '#rules/finance/statements/normalize-account.ts'
import { listLines } from '#rules/finance/statements/split-csv-rows.ts'
import { findAmountCurrency } from '#rules/finance/statements/read-bank-amount.ts'
import { readBankDate } from '#rules/finance/statements/read-bank-date.ts'
import {
  findFileDecimalSign,
  findSignConflict,
  findUnclearPoint,
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
  /** The university's accounts, starting with the one that students pay to. */
  readonly accounts: readonly string[]
  /** The header line, if a person chose it. */
  readonly headerLine?: number | undefined
  /** How to read signs that contradict the columns. */
  readonly reading?: SignReading | undefined
  /** The account of the statement, if a person chose it. */
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

/** Longer text above the table is ignored. */
const maxAboveLength = 20_000

/** A CSV names its account above the table, if at all. */
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

/** The non-empty lines above the table. */
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

/** Banks' names for rows with balances and sums. */
const sumNames = /\b(?:balance|total|turnover)\b|ნაშთი|ჯამი|სულ|ბრუნვა/i

/**
 * Whether a row is a sum, a note or a repeated header. Such a row has no bank reference, or it ends the file without a
 * date. A date that starts with a digit and cannot be read is refused instead.
 */
const isNote = ({ cells }: Row, mapping: StatementMapping, isEnd: boolean): boolean => {
  const cell = (column: StatementColumn) => (cells[mapping[column] ?? -1] ?? '').trim()
  const [date, reference] = [cell('date'), cell('reference')]
  if (/^\d/.test(date)) return reference === '' && cells.some((each) => sumNames.test(each))
  const amount = cell('amount') || cell('credit') || cell('debit')
  return reference === '' || !/\d/.test(amount) || (isEnd && date !== '')
}

/**
 * Reads a CSV statement. Refuses with 422 if a column is missing, the CSV is broken, the signs are ambiguous, or the date,
 * amount or number of a row cannot be read.
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
  const unclear = findUnclearPoint(written, decimal)
  if (unclear !== -1)
    throw badStatement('pointUnclear', { nth: unclear + 1, value: cutValue(written[unclear]!.text) })
  const amounts = readMoney(written, reading ?? 'column', decimal)
  const entries: StatementEntry[] = []
  for (const [nth, row] of rows.entries()) {
    const cell = cellOf(row)
    const currency = cell('currency') || options.currency
    const { text } = written[nth]!
    if ((findAmountCurrency(text) ?? currency) !== currency)
      throw badStatement('otherCurrency', {
        nth: nth + 1,
        value: cutValue(text),
        currency: cutValue(currency),
      })
    const read = readEntry(
      {
        account,
        reference: cell('reference'),
        date: cell('date'),
        amount: { text, read: amounts[nth]! },
        currency,
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
