import { meetSimultaneously } from '#rules/registration/clash.ts'
import { selectGroup, type PartGroup } from '#rules/registration/linked-sets.ts'

/** Groups of other parts that a newly selected group has removed, and whether because they meet at its time. */
export interface Dropped<Group> {
  readonly groups: readonly Group[]
  readonly meets: boolean
}

/** The selection with one more group: what meets at its time and what does not go with it is dropped. */
export const addToSelection = <Group extends PartGroup>(
  selected: readonly Group[],
  group: Group,
): { readonly selected: readonly Group[]; readonly dropped: Dropped<Group> | null } => {
  const free = selected.filter((other) => other.part === group.part || !meetSimultaneously(other, group))
  const next = selectGroup(free, group)
  const groups = selected.filter((other) => other.part !== group.part && !next.includes(other))
  return {
    selected: next,
    dropped: groups.length === 0 ? null : { groups, meets: free.length < selected.length },
  }
}
