import { canUndo } from '#rules/staff/answering.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { Answer, Answering, LockedEntry } from './answering.ts'
import { findAnswer, undoAnswerRow } from './sql.ts'
import { words } from './words.ts'

/**
 * Undoes the caller's answer within a minute; undoing it twice is the same. Refuses with 404 outside the caller's scope, and
 * with 409 if it is somebody else's answer, if it is late, or if something has changed since.
 */
export const undoAnswer = <Row extends LockedEntry, Given extends Answer>(
  db: Database,
  actor: StaffActor,
  answering: Answering<Row, Given>,
  { id, answerID }: { readonly id: number; readonly answerID: number },
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    const { kind, entity } = answering
    const { staffID, operation } = actor
    const row = requireFound(await answering.lock(tx, staffID, operation, id), httpWords.notFound)
    const answer = requireFound(await findAnswer(tx, kind, id, answerID), httpWords.notFound)
    if (answer.staffID !== staffID) throw new Refusal(words.notOwnAnswer)
    if (answer.isUndone) return 'ok'
    if (!canUndo(answer, staffID, answer.now)) throw new Refusal(words.undoOver)
    if (!answer.isLast || !(await answering.restore(tx, id, answer.before, row)))
      throw new Refusal(words.undoImpossible)
    await undoAnswerRow(tx, answerID, row.studentID)
    await recordAudit(tx, actor, {
      entity,
      entityID: id,
      studentID: row.studentID,
      before: row.before,
      after: answer.before,
    })
    return 'ok'
  })
