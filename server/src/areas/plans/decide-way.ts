import type { PlanOption } from '#rules/registration/check-plan.ts'
import { decideChoice } from '#server/enrolment/decide/choose.ts'
import { choiceSnapshot } from '#server/enrolment/decide/choice-snapshot.ts'
import { decidedOr, doneMove } from '#server/enrolment/decide/decided-moves.ts'
import { applyChange, type Snapshot } from '#server/enrolment/enrol.ts'
import type { SeatChange } from '#server/enrolment/commit/sql.ts'
import { words as registration } from '#server/enrolment/words.ts'
import { Refusal } from '#server/http/refusal.ts'
import { goneRefusal } from './fault-refusal.ts'
import type { PlannedRow } from './sql.ts'

/** What the rules say to one way of a planned subject: seats that are hers already, a move that takes them, or why not. */
export type DecidedWay =
  | { readonly kind: 'held'; readonly registrationID: number }
  | { readonly kind: 'take'; readonly move: SeatChange }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Takes a planned subject; gives its ways, the dearer first. */
export const waysOf = ({ second }: PlannedRow): readonly PlanOption[] => (second ? ['first', 'second'] : ['first'])

/** Takes a planned subject and a way; gives the groups of it. */
export const groupsOf = (wish: PlannedRow, way: PlanOption): readonly number[] => wish[way] ?? []

/** Takes a planned subject and a way; gives the move that asks for it, in which no module is named yet. */
export const askedMove = (wish: PlannedRow, way: PlanOption): SeatChange =>
  doneMove({
    action: 'registered',
    subject: wish.subjectID,
    module: null,
    programme: null,
    groups: groupsOf(wish, way),
    registration: null,
  })

/** Takes the state, a planned subject and one of its ways; gives what the rules say to it, as choosing it would. */
export const decideWay = ({ catalogue, state }: Snapshot, wish: PlannedRow, way: PlanOption): DecidedWay => {
  const groups = groupsOf(wish, way)
  const decision = decidedOr(() => {
    if (!catalogue.subjects.has(wish.subjectID)) throw goneRefusal(wish)
    if (groups.some((scheduleID) => !catalogue.groups.has(scheduleID)))
      throw new Refusal(registration.groupNotFound)
    const now = choiceSnapshot(catalogue, state, wish.subjectID)
    const moduleID = now.modules.some((each) => each.moduleID === wish.moduleID) ? wish.moduleID : null
    return decideChoice(now, { scheduleIDs: groups, moduleID })
  })
  if (decision instanceof Refusal) return { kind: 'refused', refusal: decision }
  if (decision.kind === 'held') return decision
  const { moduleID, programmeID } = decision.module
  const inOrder = groups.toSorted(
    (one, other) => (catalogue.groups.get(one)?.part ?? 0) - (catalogue.groups.get(other)?.part ?? 0),
  )
  return {
    kind: 'take',
    move: { ...askedMove(wish, way), groups: inOrder, module: moduleID, programme: programmeID },
  }
}

/** Takes the state and a move that the rules allow; gives the state as if its seats were taken. */
export const asIfTaken = ({ catalogue, state }: Snapshot, move: SeatChange): Snapshot => {
  // No registration of the database's has such a number.
  const registration = -1 - state.registrations.length
  return { catalogue, state: applyChange(catalogue, state, move, { registration }) }
}
