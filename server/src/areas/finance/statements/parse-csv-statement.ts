import {
  findMissingColumns,
  type StatementColumn,
  type StatementMapping,
} from '#rules/finance/statements/statement-columns.ts'
import { parseCsv } from '#server/csv/parse-csv.ts'
import { badStatement } from './bad-statement.ts'
import { readEntry } from './read-entry.ts'
import type { ReadStatement, StatementEntry } from './statement-entry.ts'

interface Account {
  /** The account whose statement it is: CSV does not say. */
  readonly account: string
  /** Where no column has it. */
  readonly currency: string
}

/**
 * Reads a statement in CSV, whose columns are what the mapping says. Refuses with 422 a missing column, broken CSV, and
 * rows whose date, amount or number cannot be read.
 */
export const parseCsvStatement = (text: string, mapping: StatementMapping, own: Account): ReadStatement => {
  if (findMissingColumns(mapping).length > 0) throw badStatement('columnMissing')
  const parsed = parseCsv(text.replace(/^\ufeff/, ''))
  if (!('rows' in parsed)) throw badStatement('brokenCsv', { line: parsed.line })
  const entries: StatementEntry[] = []
  for (const [nth, { cells }] of parsed.rows.slice(1).entries()) {
    const cell = (column: StatementColumn): string => {
      const place = mapping[column]
      return place === undefined ? '' : (cells[place] ?? '').trim()
    }
    const [credit, debit] = [cell('credit'), cell('debit')]
    const isNone = (value: string) => value === '' || /^0+([.,]0+)?$/.test(value)
    const isDebit = mapping.amount === undefined && isNone(credit) && !isNone(debit)
    const read = readEntry(
      {
        ...own,
        reference: cell('reference'),
        date: cell('date'),
        amount: mapping.amount === undefined ? (isDebit ? debit : credit) : cell('amount'),
        isDebit,
        currency: cell('currency') || own.currency,
        payer: cell('payer'),
        payerAccount: cell('payer_account'),
        text: cell('text'),
      },
      nth + 1,
    )
    if (read !== null) entries.push(read)
  }
  return { entries, balances: [], pending: 0 }
}
