import type * as z from 'zod/mini'
import type { bankStatements } from '#contract/staff/bank-statements.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { badStatement } from './bad-statement.ts'
import { parseInThread } from './thread/parse-in-thread.ts'
import {
  findOtherEntry,
  findSameStatement,
  insertEntries,
  insertStatement,
  loadOwnAccounts,
  lockBankEntries,
  matchEntries,
  matchReturns,
} from './staff-sql.ts'
import { words } from './words.ts'

type Body = z.output<typeof bankStatements.upload.body>

/**
 * Saves the new entries of a statement and finds their students; nothing is booked. The same file again returns the same
 * statement. Refuses with 422 if the file cannot be read exactly, and with 409 if a known entry differs.
 */
export const uploadStatement = async (
  db: Database,
  actor: StaffActor,
  { filename, content, mapping = {}, currency = '', header_line, reading, account }: Body,
): Promise<{ statementID: number }> => {
  const { accounts } = await loadOwnAccounts(db)
  if (accounts.length === 0) throw badStatement('noAccount')
  const parsed = await parseInThread({
    content,
    mapping,
    currency,
    accounts,
    headerLine: header_line,
    reading,
    account,
  })
  const { format, hash, count, entries, balances, pending, leftOut } = parsed
  return db.transaction(async (tx) => {
    await lockBankEntries(tx)
    const same = await findSameStatement(tx, hash, entries, count)
    if (same !== undefined) return same
    const other = await findOtherEntry(tx, entries)
    if (other !== undefined) throw new Refusal(words.otherAmount, { reference: other.reference })
    const { statementID } = await insertStatement(
      tx,
      filename,
      format,
      hash,
      JSON.stringify(balances),
      pending,
      actor.staffID,
      JSON.stringify(leftOut.slice(0, 100)),
      leftOut.length,
    )
    await insertEntries(tx, statementID, entries)
    await matchEntries(tx, statementID, entries)
    await matchReturns(tx, statementID)
    await recordAudit(tx, actor, {
      entity: 'bank_statement',
      entityID: statementID,
      before: null,
      after: { filename, format, entries: count, content_hash: hash },
    })
    return { statementID }
  })
}
