import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { bookEntries, findStatement, lockBankEntries, unbookEntries } from './staff-sql.ts'
import { words } from './words.ts'

/** Changes a statement of which nobody has changed an entry since `revision` was seen. Refuses with 404 and 409. */
const changeStatement = <Result extends object>(
  db: Database,
  actor: StaffActor,
  statementID: number,
  revision: number,
  change: (tx: Connection) => Promise<{ readonly result: Result; readonly reason?: string }>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await lockBankEntries(tx)
    const before = requireFound(await findStatement(tx, statementID), httpWords.notFound)
    if (before.revision !== revision) throw new Refusal(words.changedMeanwhile)
    const { result, ...more } = await change(tx)
    await recordAudit(tx, actor, {
      entity: 'bank_statement',
      entityID: statementID,
      before: null,
      after: { ...result, ...more },
    })
    return result
  })

/** Enters what is ready into the accounts, each entry once. */
export const bookStatement = (db: Database, actor: StaffActor, statementID: number, revision: number) =>
  changeStatement(db, actor, statementID, revision, async (tx) => ({
    result: await bookEntries(tx, statementID, actor.staffID),
  }))

/** Unbooks all entries of a statement. */
export const undoStatement = (
  db: Database,
  actor: StaffActor,
  statementID: number,
  { reason, revision }: { readonly reason: string; readonly revision: number },
) =>
  changeStatement(db, actor, statementID, revision, async (tx) => ({
    result: await unbookEntries(tx, null, statementID, actor.staffID, reason),
    reason,
  }))
