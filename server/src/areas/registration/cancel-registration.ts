import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { databaseNow, dayOf } from './seats/choice-snapshot.ts'
import { closedWindow } from './closed-window.ts'
import { decidedOr, doneMove, refusedMove } from './seats/decided-moves.ts'
import { repeatedRefusal } from './seats/repeated.ts'
import { settleWish, type Deciding } from './seats/settle-wish.ts'
import { words } from './words.ts'

const decide = ({ catalogue, state }: Deciding, registrationID: number) => {
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
    return closedWindow({ windows: state.windows, now, today: dayOf(state, now) }, steps)
  })
  const moves = [
    refusal === null ? doneMove(wanted) : refusedMove({ ...wanted, registration: null }, refusal),
  ]
  return { moves, whole: true, refusal }
}

/**
 * Takes a student, the key of her attempt and one of her registrations; frees its seats. Refuses outside the steps in
 * which that is allowed (spec 4).
 */
export const cancelRegistration = async (
  db: Database,
  studentID: number,
  key: string | null,
  registrationID: number,
): Promise<'ok'> => {
  const { decided, outcome } = await settleWish(db, studentID, key, (deciding) =>
    decide(deciding, registrationID),
  )
  const refused = outcome.outcome === 'repeated' ? repeatedRefusal(outcome.moves, null) : decided.refusal
  if (refused !== null) throw refused
  return 'ok'
}
