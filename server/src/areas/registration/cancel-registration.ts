import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { databaseNow, dayOf } from '#server/enrolment/decide/choice-snapshot.ts'
import { checkWindow } from '#server/enrolment/decide/check-window.ts'
import { decidedOr, doneMove, refusedMove } from '#server/enrolment/decide/decided-moves.ts'
import { repeatedSeatsRefusal } from '#server/enrolment/receipts.ts'
import { commitDecision, type Snapshot } from '#server/enrolment/enrol.ts'
import { words } from '#server/enrolment/words.ts'

const decide = ({ catalogue, state }: Snapshot, registrationID: number) => {
  const own = state.registrations.find((each) => each.registrationID === registrationID)
  const wanted = {
    action: 'cancelled' as const,
    subject: own?.subjectID ?? null,
    module: own?.moduleID ?? null,
    programme: null,
    groups: own?.groups ?? [],
    registration: registrationID,
  }
  const refusal = decidedOr(() => {
    if (own === undefined) throw new Refusal(words.registrationNotFound)
    const now = databaseNow(state)
    const steps = catalogue.steps.filter(({ allows_cancel }) => allows_cancel).map(({ step }) => step)
    return checkWindow({ windows: state.windows, now, today: dayOf(state, now) }, steps)
  })
  const moves = [
    refusal === null ? doneMove(wanted) : refusedMove({ ...wanted, registration: null }, refusal),
  ]
  return { moves, whole: true, refusal }
}

/**
 * Takes a student, the key of her attempt and one of her registrations; frees its seats. Refuses outside the steps in
 * which that is allowed (spec 4.9).
 */
export const cancelRegistration = async (
  db: Database,
  studentID: number,
  key: string | null,
  registrationID: number,
): Promise<'ok'> => {
  const { decided, outcome } = await commitDecision(db, studentID, key, (deciding) =>
    decide(deciding, registrationID),
  )
  const refused = outcome.outcome === 'repeated' ? repeatedSeatsRefusal(outcome.moves, null) : decided.refusal
  if (refused !== null) throw refused
  return 'ok'
}
