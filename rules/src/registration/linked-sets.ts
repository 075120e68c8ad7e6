import type { ClashGroup } from './clash.ts'
import { meetSimultaneously } from './clash.ts'
import { findCombinations } from './combinations.ts'

/** Students take one group of every `part` of one `config`, each with its parent. */
export interface PartGroup extends ClashGroup {
  readonly config: number
  readonly part: number
  readonly parentID: number | null
}

/**
 * `config`: groups of two configs; `parent`: a child without its parent; `twice`: two groups of one part; `foreign`: a
 * group of another subject; `meet`: two groups at the same time.
 */
export type SetError = 'config' | 'parent' | 'twice' | 'foreign' | 'meet'

/** `all` are the groups of the subject of which `chosen` is to be a whole linked set. */
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
  // A parent may still be chosen later, unless another group has its part.
  const orphaned = chosen.some((group) => {
    if (group.parentID === null) return false
    const parent = known.get(group.parentID)
    if (parent === undefined || parent.config !== group.config) return true
    return (takenBy.get(parent.part) ?? parent.scheduleID) !== parent.scheduleID
  })
  if (orphaned) return 'parent'
  return chosen.some((one, at) => chosen.slice(at + 1).some((other) => meetSimultaneously(one, other)))
    ? 'meet'
    : null
}

/**
 * The first chosen group without its lecture: its parent, or any group of the first part of its config. Null when
 * there is none.
 */
export const findGroupWithoutLecture = <Group extends PartGroup>(
  chosen: readonly Group[],
  all: readonly PartGroup[],
): Group | null => {
  const ids = new Set(chosen.map((group) => group.scheduleID))
  const isMissingFirstPart = ({ config, part }: Group): boolean => {
    const first = listParts(all.filter((group) => group.config === config))[0] ?? part
    return !chosen.some((group) => group.config === config && group.part === first)
  }
  return (
    chosen.find(
      (group) => (group.parentID !== null && !ids.has(group.parentID)) || isMissingFirstPart(group),
    ) ?? null
  )
}

const listParts = (groups: readonly PartGroup[]): number[] =>
  [...new Set(groups.map((group) => group.part))].sort((a, b) => a - b)

/**
 * The lists of the group picker, one for each part in order. The first chosen group decides the config, but its own part
 * still lists every config so that it can be changed; children are listed only under a chosen parent.
 */
export const listChoices = <Group extends PartGroup>(
  all: readonly Group[],
  chosen: readonly PartGroup[],
): { part: number; groups: Group[] }[] => {
  const first = chosen[0]
  const chosenIDs = new Set(chosen.map((group) => group.scheduleID))
  const isOffered = (group: Group): boolean =>
    (group.parentID === null || chosenIDs.has(group.parentID)) &&
    (first === undefined || group.config === first.config || group.part === first.part)
  return listParts(all.filter((group) => first === undefined || group.config === first.config)).map(
    (part) => ({
      part,
      groups: all.filter((group) => group.part === part && isOffered(group)),
    }),
  )
}

/** The picked group replaces the one of its part; groups that its config or its parents no longer allow are dropped. */
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
 * Up to `limit` whole linked sets without a clash inside, in the order of the groups. The parts of one subject are
 * compared by their real meetings only.
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

/** `all` are the groups of one subject: whether anybody can take it. */
export const hasValidSet = (all: readonly PartGroup[]): boolean => listValidSets(all).length > 0

/** Whether `some` of the groups of a subject still make a whole linked set; a config that misses a part does not. */
export const hasRemainingSet = (some: readonly PartGroup[], all: readonly PartGroup[]): boolean =>
  listRemainingSets(some, all).length > 0

/** Up to `limit` of the whole linked sets that `some` of the groups still make, in the order of the groups. */
export const listRemainingSets = <Group extends PartGroup>(
  some: readonly Group[],
  all: readonly PartGroup[],
  limit = 1,
): Group[][] => {
  const isWhole = ({ config }: PartGroup): boolean =>
    all.every(
      (other) =>
        other.config !== config || some.some((group) => group.config === config && group.part === other.part),
    )
  return listValidSets(some.filter(isWhole), limit)
}

const findSets = <Group extends PartGroup>(groups: readonly Group[], limit: number): Group[][] => {
  const partByID = new Map(groups.map((group) => [group.scheduleID, group.part]))
  const canHaveParent = ({ parentID, scheduleID, part }: Group): boolean =>
    parentID === null || parentID === scheduleID || (partByID.get(parentID) ?? part) !== part
  const allows = (child: Group, other: Group): boolean =>
    child.parentID === null ||
    child.parentID === other.scheduleID ||
    partByID.get(child.parentID) !== other.part
  return findCombinations(
    listParts(groups).map((part) => groups.filter((group) => group.part === part && canHaveParent(group))),
    (one, other) => allows(one, other) && allows(other, one) && !meetSimultaneously(one, other),
    limit,
  )
}
