import { hasRemainingSet, type PartGroup } from '../linked-sets.ts'
import type { GroupState } from './set-obstacle.ts'

/** `of` groups are open in the first part of a subject, such as its lectures; `count` of them can be taken with a whole set. */
export interface FittingGroups {
  readonly count: number
  readonly of: number
}

/** How many of the groups that a student would choose first lead to a whole linked set that can be taken. */
export const countFittingGroups = <Group extends PartGroup>(
  all: readonly Group[],
  getState: (group: Group) => GroupState,
): FittingGroups => {
  const firstPartOf = new Map<number, number>()
  for (const { config, part } of all) firstPartOf.set(config, Math.min(part, firstPartOf.get(config) ?? part))
  const isFirst = ({ config, part }: Group): boolean => firstPartOf.get(config) === part
  const open = all.filter((group) => getState(group).isOpen)
  const free = open.filter((group) => !getState(group).clashes && getState(group).hasSeat)
  const hasSet = (first: Group): boolean => {
    const beside = free.filter((group) => group.config === first.config && !isFirst(group))
    return hasRemainingSet([first, ...beside], all)
  }
  return {
    count: free.filter((group) => isFirst(group) && hasSet(group)).length,
    of: open.filter(isFirst).length,
  }
}
