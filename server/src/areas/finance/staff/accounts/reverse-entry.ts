import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { lockBankEntries } from '../../statements/staff-sql.ts'
import { addReversal, findEntryToReverse } from './staff-sql.ts'
import { words } from '../words.ts'

/**
 * Reverses an entry that was made by hand, by one of the opposite kind. A repeated attempt is the same entry. Refuses
 * with 404 an entry of another scope, with 409 one that was not made by hand, that is what a bank statement has, or that is
 * reversed already.
 */
export const reverseEntry = (
  db: Database,
  actor: StaffActor,
  entryID: number,
  key: string | null,
  reason: string,
): Promise<{ financeID: number }> =>
  db.transaction(async (tx) => {
    const { staffID, operation } = actor
    // Nobody reverses it or names it as the payment of a bank entry meanwhile.
    await lockBankEntries(tx)
    const found = await findEntryToReverse(tx, staffID, operation, entryID, key)
    const entry = requireFound(found, httpWords.notFound)
    const { studentID, kind, amount, currency, isByHand, reversalID, isSameAttempt } = entry
    if (reversalID !== null && isSameAttempt) return { financeID: reversalID }
    if (reversalID !== null) throw new Refusal(words.entryReversed)
    if (!isByHand) throw new Refusal(words.entryNotByHand)
    const { financeID } = await addReversal(tx, entryID, key, staffID, reason)
    await recordAudit(tx, actor, {
      entity: 'ledger_entry',
      entityID: financeID,
      studentID,
      before: null,
      after: { reverses: entryID, kind, amount, currency, reason },
    })
    return { financeID }
  })
