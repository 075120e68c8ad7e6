import type { Way } from '#rules/registration/check-plan.ts'
import { decideChoice } from '#server/areas/registration/decide-choice.ts'
import { choiceSnapshot } from '#server/areas/registration/seats/choice-snapshot.ts'
import { decidedOr, doneMove } from '#server/areas/registration/seats/decided-moves.ts'
import { stateAfterMove, type Deciding } from '#server/areas/registration/seats/settle-wish.ts'
import type { SeatMove } from '#server/areas/registration/seats/sql.ts'
import { words as registration } from '#server/areas/registration/words.ts'
import { Refusal } from '#server/http/refusal.ts'
import { goneRefusal } from './fault-refusal.ts'
import type { PlannedRow } from './sql.ts'

/** What the rules say to one way of a planned subject: seats that are hers already, a move that takes them, or why not. */
export type DecidedWay =
  | { readonly kind: 'held'; readonly registrationID: number }
  | { readonly kind: 'take'; readonly move: SeatMove }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Takes a planned subject; gives its ways, the dearer first. */
export const waysOf = ({ second }: PlannedRow): readonly Way[] => (second ? ['first', 'second'] : ['first'])

/** Takes a planned subject and a way; gives the groups of it. */
export const groupsOf = (wish: PlannedRow, way: Way): readonly number[] => wish[way] ?? []

/** Takes a planned subject and a way; gives the move that asks for it, in which no module is named yet. */
export const askedMove = (wish: PlannedRow, way: Way): SeatMove =>
  doneMove({
    action: 'registered',
    subject: wish.subjectID,
    module: null,
    programme: null,
    groups: groupsOf(wish, way),
    registration: null,
  })

/** Takes the state, a planned subject and one of its ways; gives what the rules say to it, as choosing it would. */
export const decideWay = ({ catalogue, state }: Deciding, wish: PlannedRow, way: Way): DecidedWay => {
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
export const asIfTaken = ({ catalogue, state }: Deciding, move: SeatMove): Deciding => {
  // No registration of the database's has such a number.
  const registration = -1 - state.registrations.length
  return { catalogue, state: stateAfterMove(catalogue, state, move, { registration }) }
}
