import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { bankStatements } from '#contract/staff/bank-statements.ts'
import { findPayerReferences } from '#rules/finance/statements/find-payer-references.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { badStatement } from './bad-statement.ts'
import { parseCamt } from './parse-camt.ts'
import { parseCsvStatement } from './parse-csv-statement.ts'
import { requireOwnReferences } from './read-entry.ts'
import type { ReadStatement } from './statement-entry.ts'
import {
  findOtherEntry,
  findSameStatement,
  insertEntries,
  insertStatement,
  loadOwnAccount,
  lockBankEntries,
  matchEntries,
  matchReturns,
} from './staff-sql.ts'
import { words } from './words.ts'

type Body = z.output<typeof bankStatements.upload.body>

const maxEntries = 20_000
/** What a decoder writes where the bytes are no UTF-8. */
const replacement = '\ufffd'

const isXml = (text: string): boolean => /^\ufeff?\s*</.test(text)

const read = (text: string, body: Body, account: string): ReadStatement => {
  if (isXml(text)) return parseCamt(text)
  if (text.includes(replacement) || text.includes('\0')) throw badStatement('notUtf8')
  return parseCsvStatement(text, body.mapping ?? {}, { account, currency: body.currency ?? '' })
}

/**
 * Saves the entries of a statement that are not known yet, and finds their students; nothing is booked. The same file
 * again is the same statement. Refuses with 422 a
 * file that cannot be read exactly, with 409 an entry that is known otherwise.
 */
export const uploadStatement = async (
  db: Database,
  actor: StaffActor,
  body: Body,
): Promise<{ statementID: number }> => {
  const { account } = await loadOwnAccount(db)
  const { entries, balances, pending } = read(body.content, body, account)
  if (entries.length === 0) throw badStatement('empty')
  if (entries.length > maxEntries) throw badStatement('tooMany', { most: maxEntries })
  requireOwnReferences(entries)
  const rows = JSON.stringify(
    entries.map((entry) => ({ ...entry, tokens: findPayerReferences(`${entry.text} ${entry.payer}`) })),
  )
  const hash = createHash('sha256').update(body.content).digest('hex')
  return db.transaction(async (tx) => {
    await lockBankEntries(tx)
    const same = await findSameStatement(tx, hash, rows, entries.length)
    if (same !== undefined) return same
    const other = await findOtherEntry(tx, rows)
    if (other !== undefined) throw new Refusal(words.otherAmount, { reference: other.reference })
    const format = isXml(body.content) ? 'camt053' : 'csv'
    const { filename } = body
    const { statementID } = await insertStatement(
      tx,
      filename,
      format,
      hash,
      JSON.stringify(balances),
      pending,
      actor.staffID,
    )
    await insertEntries(tx, statementID, rows)
    await matchEntries(tx, statementID, rows)
    await matchReturns(tx, statementID)
    await recordAudit(tx, actor, {
      entity: 'bank_statement',
      entityID: statementID,
      before: null,
      after: { filename, format, entries: entries.length, content_hash: hash },
    })
    return { statementID }
  })
}
