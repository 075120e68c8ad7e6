import { checkLinkedSet, hasRemainingSet, type PartGroup } from '#rules/registration/linked-sets.ts'

/**
 * The groups that can be taken and still lead to no whole set, by scheduleID, each with the part of which no group goes with it.
 * `free` are the groups that can be taken as they are.
 */
export const listDeadEnds = (
  all: readonly PartGroup[],
  free: readonly PartGroup[],
): ReadonlyMap<number, number> => {
  const found = new Map<number, number>()
  for (const group of free) {
    const { config, part, scheduleID } = group
    const others = free.filter((other) => other.config === config && other.part !== part)
    if (hasRemainingSet([group, ...others], all)) continue
    const parts = [...new Set(all.filter((each) => each.config === config).map((each) => each.part))].sort(
      (a, b) => a - b,
    )
    const isWithout = (each: number) =>
      !others.some((other) => other.part === each && !('wrong' in toResult([group, other], all)))
    const missing = parts.filter((each) => each !== part)
    found.set(scheduleID, missing.find(isWithout) ?? missing[0] ?? part)
  }
  return found
}

const toResult = (chosen: readonly PartGroup[], all: readonly PartGroup[]) => {
  const result = checkLinkedSet(chosen, all)
  return typeof result === 'string' ? {} : result
}
