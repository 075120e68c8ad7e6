import type { PartGroup } from '#rules/linked-sets.ts'
import { hasValidSet } from '#rules/linked-sets.ts'

/** Takes some of a subject's groups and all of them; says whether those still make a whole set: no part of its config is lost. */
export const makesASet = (some: readonly PartGroup[], all: readonly PartGroup[]): boolean => {
  const isWhole = ({ config }: PartGroup): boolean =>
    all.every(
      (lost) =>
        lost.config !== config || some.some((group) => group.config === config && group.part === lost.part),
    )
  return hasValidSet(some.filter(isWhole))
}
