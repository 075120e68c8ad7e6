import type { ClashGroup } from './clash.ts'
import { meetSimultaneously } from './clash.ts'
import { findCombinations } from './combinations.ts'

/**
 * A group as one part of its subject: one group of every `part` of one `config` is taken, each with its
 * parent.
 */
export interface PartGroup extends ClashGroup {
  readonly config: number
  readonly part: number
  readonly parentID: number | null
}

/**
 * What is wrong with a set of groups: two configs, a child without its parent, a part twice, a strange
 * group, two that meet.
 */
export type SetError = 'config' | 'parent' | 'twice' | 'foreign' | 'meet'

/**
 * Takes the groups chosen of one subject and all of its groups; says whether they are a whole linked set,
 * and if not why.
 */
export const checkLinkedSet = (
  chosen: readonly PartGroup[],
  all: readonly PartGroup[],
): 'complete' | { missingParts: number[] } | { wrong: SetError } => {
  const wrong = findSetError(chosen, all)
  if (wrong !== null) return { wrong }
  const config = (chosen[0] ?? all[0])?.config
  const missingParts = listParts(all.filter((group) => group.config === config)).filter(
    (part) => !chosen.some((group) => group.part === part),
  )
  return chosen.length > 0 && missingParts.length === 0 ? 'complete' : { missingParts }
}

const findSetError = (chosen: readonly PartGroup[], all: readonly PartGroup[]): SetError | null => {
  const known = new Map(all.map((group) => [group.scheduleID, group]))
  if (chosen.some((group) => !known.has(group.scheduleID))) return 'foreign'
  if (new Set(chosen.map((group) => group.config)).size > 1) return 'config'
  const takenBy = new Map(chosen.map((group) => [group.part, group.scheduleID]))
  if (takenBy.size < chosen.length) return 'twice'
  // A parent whose part is still open may yet be chosen; one whose part another group holds may not.
  const orphaned = chosen.some((group) => {
    if (group.parentID === null) return false
    const parent = known.get(group.parentID)
    if (parent === undefined || parent.config !== group.config) return true
    return (takenBy.get(parent.part) ?? parent.scheduleID) !== parent.scheduleID
  })
  if (orphaned) return 'parent'
  return chosen.some((one, at) => chosen.slice(at + 1).some((other) => meetSimultaneously(one, other))) ? 'meet' : null
}

/**
 * Takes groups chosen of one subject and all of its groups; gives the first that is chosen without what it goes with,
 * as a practice without its lecture: its parent, or any group of its config's first part. Null when there is none.
 */
export const findGroupWithoutLecture = <Group extends PartGroup>(
  chosen: readonly Group[],
  all: readonly PartGroup[],
): Group | null => {
  const ids = new Set(chosen.map((group) => group.scheduleID))
  const lacksFirstPart = ({ config, part }: Group): boolean => {
    const first = listParts(all.filter((group) => group.config === config))[0] ?? part
    return part !== first && !chosen.some((group) => group.config === config && group.part === first)
  }
  return (
    chosen.find((group) => (group.parentID !== null && !ids.has(group.parentID)) || lacksFirstPart(group)) ??
    null
  )
}

const listParts = (groups: readonly PartGroup[]): number[] =>
  [...new Set(groups.map((group) => group.part))].sort((a, b) => a - b)

/**
 * Takes all groups of one subject and those chosen so far; gives the picker's lists, one for each part in order.
 * The first chosen group chooses the config, and its own part still lists every config, so that it can be changed;
 * children are listed only under a chosen parent.
 */
export const listChoices = <Group extends PartGroup>(
  all: readonly Group[],
  chosen: readonly PartGroup[],
): { part: number; groups: Group[] }[] => {
  const first = chosen[0]
  const chosenIDs = new Set(chosen.map((group) => group.scheduleID))
  const offered = (group: Group): boolean =>
    (group.parentID === null || chosenIDs.has(group.parentID)) &&
    (first === undefined || group.config === first.config || group.part === first.part)
  return listParts(all.filter((group) => first === undefined || group.config === first.config)).map((part) => ({
    part,
    groups: all.filter((group) => group.part === part && offered(group)),
  }))
}

/**
 * Takes the groups chosen so far and the one picked now; gives the new choice: the pick replaces its part, and what
 * its config or its parents no longer allow falls out.
 */
export const selectGroup = <Group extends PartGroup>(chosen: readonly Group[], picked: Group): Group[] => {
  const at = chosen.findIndex((group) => group.part === picked.part)
  const next = at === -1 ? [...chosen, picked] : chosen.with(at, picked)
  return removeOrphans(next.filter((group) => group.config === picked.config))
}

const removeOrphans = <Group extends PartGroup>(groups: Group[]): Group[] => {
  const ids = new Set(groups.map((group) => group.scheduleID))
  const left = groups.filter((group) => group.parentID === null || ids.has(group.parentID))
  return left.length === groups.length ? left : removeOrphans(left)
}

/**
 * Takes all groups of one subject; gives up to `limit` whole linked sets without an inner clash, in the order of the
 * groups. The parts of one subject are compared by their real meetings only.
 */
export const listValidSets = <Group extends PartGroup>(all: readonly Group[], limit = 1): Group[][] => {
  const found: Group[][] = []
  for (const config of new Set(all.map((group) => group.config))) {
    if (found.length >= limit) break
    found.push(
      ...findSets(
        all.filter((group) => group.config === config),
        limit - found.length,
      ),
    )
  }
  return found
}

/** Takes all groups of one subject; says whether anybody at all can take it. */
export const hasValidSet = (all: readonly PartGroup[]): boolean => listValidSets(all).length > 0

/**
 * Takes some of the groups of one subject and all of them; says whether those some still make a whole linked set: a
 * config of which a part is lost does not count.
 */
export const hasRemainingSet = (some: readonly PartGroup[], all: readonly PartGroup[]): boolean =>
  listRemainingSets(some, all).length > 0

/** Takes the same; gives up to `limit` of the whole linked sets that those some still make, in the order of the groups. */
export const listRemainingSets = <Group extends PartGroup>(
  some: readonly Group[],
  all: readonly PartGroup[],
  limit = 1,
): Group[][] => {
  const isWhole = ({ config }: PartGroup): boolean =>
    all.every(
      (lost) => lost.config !== config || some.some((g) => g.config === config && g.part === lost.part),
    )
  return listValidSets(some.filter(isWhole), limit)
}

const findSets = <Group extends PartGroup>(groups: readonly Group[], limit: number): Group[][] => {
  const partOf = new Map(groups.map((group) => [group.scheduleID, group.part]))
  const hasPlaceForParent = ({ parentID, scheduleID, part }: Group): boolean =>
    parentID === null || parentID === scheduleID || (partOf.get(parentID) ?? part) !== part
  const allows = (child: Group, other: Group): boolean =>
    child.parentID === null ||
    child.parentID === other.scheduleID ||
    partOf.get(child.parentID) !== other.part
  return findCombinations(
    listParts(groups).map((part) => groups.filter((group) => group.part === part && hasPlaceForParent(group))),
    (one, other) => allows(one, other) && allows(other, one) && !meetSimultaneously(one, other),
    limit,
  )
}
