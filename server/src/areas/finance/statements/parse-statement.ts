import { createHash } from 'node:crypto'
import { findOtherFormat } from '#rules/finance/statements/find-other-format.ts'
import { badStatement } from './bad-statement.ts'
import { parseCamt } from './parse-camt.ts'
import { parseCsvStatement, type CsvOptions } from './parse-csv-statement.ts'
import { requireOwnReferences } from './read-entry.ts'
import type { LeftOutLine, ReadStatement } from './statement-entry.ts'

export interface StatementFile extends CsvOptions {
  readonly content: string
}

/** A statement ready for the database. Long lists are JSON already, so that the main thread need not serialize them. */
export interface ParsedStatement {
  readonly format: 'camt053' | 'csv'
  readonly hash: string
  readonly count: number
  /** JSON. */
  readonly entries: string
  readonly balances: ReadStatement['balances']
  readonly pending: number
  readonly leftOut: readonly LeftOutLine[]
}

const maxEntries = 20_000
/** Decoders write this for bytes that are invalid in their encoding. */
const replacement = '\ufffd'

const isXml = (text: string): boolean => /^\ufeff?\s*</.test(text.slice(0, 1000))

/** Reads a statement of either format. Refuses with 422 if it cannot be read exactly. */
export const parseStatement = (file: StatementFile): ParsedStatement => {
  const { content, accounts } = file
  const other = findOtherFormat(content)
  if (other !== null) throw badStatement('otherFormat', { format: other })
  const format = isXml(content) ? 'camt053' : 'csv'
  if (format === 'csv' && (content.includes(replacement) || content.includes('\0')))
    throw badStatement('notUtf8')
  const { entries, ...rest } =
    format === 'camt053' ? parseCamt(content, accounts) : parseCsvStatement(content, file)
  if (entries.length === 0) throw badStatement('empty')
  if (entries.length > maxEntries) throw badStatement('tooMany', { most: maxEntries })
  requireOwnReferences(entries)
  const hash = createHash('sha256').update(content).digest('hex')
  return { format, hash, count: entries.length, entries: JSON.stringify(entries), ...rest }
}
