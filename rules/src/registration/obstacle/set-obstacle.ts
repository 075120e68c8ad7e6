import { hasRemainingSet, type PartGroup } from '../linked-sets.ts'

/** The obstacle between a student and one group of a subject. */
export interface GroupState {
  readonly isOpen: boolean
  readonly hasSeat: boolean
  /** It meets when another subject of the student does. */
  readonly clashes: boolean
}

/**
 * Why no whole linked set of a subject can be taken. `clash` and `full`: it alone is enough to refuse every set; `mixed`:
 * some groups clash and others are full.
 */
export interface SetObstacle<Group extends PartGroup = PartGroup> {
  readonly kind: 'closed' | 'clash' | 'full' | 'mixed'
  /**
   * `all`: it holds for every open group; `parts`: for every open group of some parts; `sets`: every part has groups that
   * could be taken, but none that go together.
   */
  readonly scope: 'all' | 'parts' | 'sets'
  /** The open groups of the parts for which it holds, in their order; none where the scope is `sets`. */
  readonly groups: readonly Group[]
}

/**
 * Why none of the whole linked sets of a subject can be taken, or null where one can: a subject that anybody could take. A
 * clash is named before full groups, as for a single group: only a clash can be repaired by the student.
 */
export const findSetObstacle = <Group extends PartGroup>(
  all: readonly Group[],
  getState: (group: Group) => GroupState,
): SetObstacle<Group> | null => {
  const open = all.filter((group) => getState(group).isOpen)
  const isClear = (group: Group): boolean => !getState(group).clashes
  const hasSeat = (group: Group): boolean => getState(group).hasSeat
  const isFree = (group: Group): boolean => isClear(group) && hasSeat(group)
  const hasSetOf = (isTaken: (group: Group) => boolean): boolean => hasRemainingSet(open.filter(isTaken), all)
  if (hasSetOf(isFree)) return null
  if (!hasSetOf(() => true)) return { kind: 'closed', scope: 'all', groups: [] }
  if (!hasSetOf(isClear)) return { kind: 'clash', ...findParts(open, isClear) }
  if (!hasSetOf(hasSeat)) return { kind: 'full', ...findParts(open, hasSeat) }
  return { kind: 'mixed', ...findParts(open, isFree) }
}

/** The parts none of whose open groups is possible. */
const findParts = <Group extends PartGroup>(
  open: readonly Group[],
  isPossible: (group: Group) => boolean,
): Pick<SetObstacle<Group>, 'scope' | 'groups'> => {
  const possible = new Set(open.filter(isPossible).map(({ part }) => part))
  const groups = open.filter(({ part }) => !possible.has(part))
  if (groups.length === 0) return { scope: 'sets', groups }
  return { scope: groups.length === open.length ? 'all' : 'parts', groups }
}
