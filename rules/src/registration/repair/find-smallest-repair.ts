import type { ClashGroup } from '../clash.ts'
import type { makeRepairFinder, Move } from './repair.ts'

/** Maximum number of sets to try with one clashing group. */
const maxSets = 8

/** A set with a clashing group, and the moves that make it possible. */
export interface FoundRepair<Group extends ClashGroup> {
  readonly set: readonly Group[]
  readonly moves: readonly Move<Group>[]
}

/** Of the whole linked sets with a clashing group the one that needs the fewest moves, the first in order; null: none. */
export const findSmallestRepair = <Group extends ClashGroup>(
  group: Group,
  sets: readonly (readonly Group[])[],
  findRepair: ReturnType<typeof makeRepairFinder<Group>>,
): FoundRepair<Group> | null =>
  sets
    .filter((set) => set.includes(group))
    .slice(0, maxSets)
    .flatMap((set) => {
      const moves = findRepair(set)
      return moves === null || moves.length === 0 ? [] : { set, moves }
    })
    .toSorted((one, other) => one.moves.length - other.moves.length)[0] ?? null
