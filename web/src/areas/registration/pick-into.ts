import { trulyMeet } from '#rules/registration/clash.ts'
import { withChoice, type PartGroup } from '#rules/registration/linked-sets.ts'

/** Groups of other parts that a pick has put out of the choice, and whether because they meet at its time. */
export interface Dropped<Group> {
  readonly groups: readonly Group[]
  readonly meets: boolean
}

/**
 * Takes the groups chosen so far and the one picked now; gives the new choice, and what has fallen out of it: what meets
 * at its time, and what does not go with it.
 */
export const pickInto = <Group extends PartGroup>(
  from: readonly Group[],
  group: Group,
): { readonly picked: readonly Group[]; readonly dropped: Dropped<Group> | null } => {
  const others = from.filter((other) => other.part === group.part || !trulyMeet(other, group))
  const picked = withChoice(others, group)
  const groups = from.filter((other) => other.part !== group.part && !picked.includes(other))
  return { picked, dropped: groups.length === 0 ? null : { groups, meets: others.length < from.length } }
}
