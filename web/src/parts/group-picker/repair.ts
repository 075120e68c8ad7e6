import type { groups } from '#contract/registration/groups.ts'
import type { Reply } from '#web/api/call.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'

/** A change that would make a clashing group possible (see `groups.repairs`). */
export type Repair = Reply<typeof groups.repairs>['repairs'][number]
export type RepairMove = Repair['moves'][number]

/** The registrations as if the moves were made. */
export const applyMoves = (
  registered: readonly Registered[],
  moves: readonly RepairMove[],
): readonly Registered[] =>
  registered.map((own) => {
    const move = moves.find(({ subjectID }) => subjectID === own.subjectID)
    return move === undefined ? own : { ...own, groups: move.groups }
  })
