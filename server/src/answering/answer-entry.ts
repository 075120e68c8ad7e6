import { canDecide, isFinal, needsText } from '#rules/staff/answering.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { toVersion, type Answer, type Answering, type LockedEntry } from './answering.ts'
import { addAnswer, loadAnswerState, type AnswerReply } from './sql.ts'
import { fieldWords, words } from './words.ts'

interface Attempt {
  readonly id: number
  readonly key: string | null
  /** Of the entry, as the caller saw it. */
  readonly version: string
}

/**
 * Answers a student's entry: writes the answer, the row of the audit, and the event for the student's open pages in one
 * transaction. A repeated attempt is the same answer. Refuses with 404 outside the caller's scope, and with 409 if the entry
 * has changed since the caller saw it, if somebody else works on it, or if it cannot be decided now.
 */
export const answerEntry = <Row extends LockedEntry, Given extends Answer>(
  db: Database,
  actor: StaffActor,
  answering: Answering<Row, Given>,
  { id, key, version }: Attempt,
  answer: Given,
): Promise<AnswerReply> =>
  db.transaction(async (tx) => {
    const { kind, entity } = answering
    const { staffID, operation } = actor
    const row = requireFound(await answering.lock(tx, staffID, operation, id), httpWords.notFound)
    const state = await loadAnswerState(tx, kind, id, staffID, key)
    if (state.repeated !== null) {
      const { isOfEntry, isUndone, ...reply } = state.repeated
      if (!isOfEntry) throw new Refusal(httpWords.keyAlreadyUsed)
      if (isUndone) throw new Refusal(httpWords.attemptUndone)
      return reply
    }
    const [seenChanges = ''] = version.split('.')
    if (seenChanges !== String(state.changes) && state.changedBy !== null)
      throw new Refusal(words.answeredMeanwhile, { name: state.changedBy })
    if (version !== toVersion(state.changes, row.revision)) throw new Refusal(words.changedMeanwhile)
    if (state.claimedBy !== null) throw new Refusal(words.claimed, { name: state.claimedBy })
    const { decision, text } = answer
    if (!canDecide(kind, row.state, decision)) throw new Refusal(words.closed)
    if (text === null && needsText(kind, decision))
      throw new FieldRefusal({ text: [{ phrase: fieldWords.textRequired }] })
    const after = await answering.save(tx, id, row, answer)
    const { answerID, undo_until } = await addAnswer(
      tx,
      kind,
      id,
      row.studentID,
      row.groupID ?? null,
      row.sentAt,
      staffID,
      decision,
      text,
      isFinal(kind, decision),
      JSON.stringify(row.before),
      key,
    )
    await recordAudit(tx, actor, {
      entity,
      entityID: id,
      studentID: row.studentID,
      before: row.before,
      after,
    })
    return { answerID, undo_until }
  })
