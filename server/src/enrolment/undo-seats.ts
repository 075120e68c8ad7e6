import { countOutcome } from './count-outcome.ts'
import type { UndoStep } from '#rules/registration/undo/undo.ts'
import type { Database } from '#server/db/open.ts'
import { refuseFull } from './decide/check-group.ts'
import { applySteps, decideUndo, refuseUndo } from './decide/moves/decide-undo.ts'
import { commitDecision } from './enrol.ts'
import type { Receipt } from './receipt.ts'
import { repeatedRefusal } from './receipts.ts'
import { toRefusal } from './to-refusal.ts'

/** The result of an earlier attempt with the same key. */
const findRepeatedRefusal = (receipts: readonly Receipt[], steps: readonly UndoStep[]) => {
  const subjects = new Set(steps.flatMap(({ before, after }) => [before?.subjectID, after?.subjectID]))
  return repeatedRefusal(
    receipts.find(({ full_group }) => full_group !== null) ??
      receipts.find(({ code }) => code !== null) ??
      receipts[0],
    ({ subject_id }) => subjects.has(subject_id ?? 0),
  )
}

const putBack = async (
  db: Database,
  studentID: number,
  key: string | null,
  steps: readonly UndoStep[],
): Promise<'ok'> => {
  const { snapshot, decision, result } = await commitDecision(
    db,
    studentID,
    { key, request: steps },
    (now) => ({
      changes: decideUndo(now, steps),
      whole: true,
      stops: false,
      before: now,
    }),
  )
  const { changes, before } = decision
  if (result.outcome === 'repeated') {
    const refusal = findRepeatedRefusal(result.moves, steps)
    if (refusal !== null) throw refusal
    return 'ok'
  }
  for (const change of changes) if (change.kind === 'refused') throw toRefusal(change)
  const nth = result.moves.findIndex(({ full }) => full !== null)
  if (nth >= 0) {
    const subjectID = changes[nth]!.subject
    const others = steps.filter((step) => step.before?.subjectID !== subjectID)
    const refused = refuseFull(applySteps(before, others), subjectID, result.moves[nth]!)
    throw toRefusal(refuseUndo(snapshot, subjectID, refused))
  }
  return 'ok'
}

/** Puts registrations back as they were before an act, all or none; done already, it changes nothing. */
export const undoSeats = (db: Database, studentID: number, key: string | null, steps: readonly UndoStep[]) =>
  countOutcome('undo', putBack(db, studentID, key, steps))
