import { findClash } from '#rules/registration/clash.ts'
import { listRemainingSets } from '#rules/registration/linked-sets.ts'
import { findSmallestRepair } from '#rules/registration/repair/find-smallest-repair.ts'
import { makeRepairFinder, type MovableSubject, type Move } from '#rules/registration/repair/repair.ts'
import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Repair, RepairMove } from '#web/parts/group-picker/repair.ts'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { toRuleGroup, type RuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import type { PlanSubject } from '../plan-draft.ts'

/** Maximum number of sets to try of a subject. */
const maxSets = 60

/** All groups of a subject, where they have been read. */
export type GroupsBySubject = ReadonlyMap<number, readonly OfferedGroup[]>

/** A repair proposes only groups that have a seat now. */
const isTakeable = ({ valid, code, st_count, capacity }: OfferedGroup): boolean =>
  (valid || code === 'group_clash') && st_count < capacity

const listSets = (rows: readonly OfferedGroup[]): RuleGroup[][] => {
  const all: RuleGroup<OfferedGroup>[] = rows.map(toRuleGroup)
  return listRemainingSets(
    all.filter(({ row }) => isTakeable(row)),
    all,
    maxSets,
  )
}

/** Planned subjects can change their first choice; a plan changes no registration. */
const listMovable = (
  planned: readonly PlanSubject[],
  registered: readonly Registered[],
  groups: GroupsBySubject,
): MovableSubject<RuleGroup>[] => [
  ...registered.map((own) => ({
    subjectID: own.subjectID,
    groups: own.groups.map(toRuleGroup<GroupRow>),
    alternatives: [],
  })),
  ...planned
    .filter(({ subjectID }) => !registered.some((own) => own.subjectID === subjectID))
    .map((subject) => ({
      subjectID: subject.subjectID,
      groups: subject.groups.map(toRuleGroup<GroupRow>),
      alternatives: listSets(groups.get(subject.subjectID) ?? []),
    })),
]

const toRepairMove = (
  planned: readonly PlanSubject[],
  { subjectID, groups }: Move<RuleGroup>,
): RepairMove => {
  const { subject, subjecteng, subject_code, ects } = planned.find((each) => each.subjectID === subjectID)!
  return { subjectID, subject, subjecteng, subject_code, ects, groups: groups.map(({ row }) => row) }
}

/** For each clashing group of a subject the fewest planned subjects that change their first choice so that it fits. */
export const listPlanRepairs = (
  requested: readonly OfferedGroup[],
  others: readonly PlanSubject[],
  registered: readonly Registered[],
  groups: GroupsBySubject,
): Repair[] => {
  const movable = listMovable(others, registered, groups)
  const findRepair = makeRepairFinder(movable)
  const taken = movable.flatMap((each) => each.groups)
  const sets = listSets(requested)
  return sets
    .flat()
    .filter((group, index, all) => all.indexOf(group) === index)
    .filter((group) => findClash(group, taken, { subjectID: group.subjectID }) !== null)
    .flatMap((group) => {
      const found = findSmallestRepair(group, sets, findRepair)
      if (found === null) return []
      return {
        scheduleID: group.scheduleID,
        schedule_ids: found.set.map(({ scheduleID }) => scheduleID),
        moves: found.moves.map((move) => toRepairMove(others, move)),
      }
    })
}

/**
 * The fewest changes of first choices after which that of one planned subject clashes with nothing: its own, or those of
 * others. Of as many changes those of later subjects are made, since the first ones matter most. Null: there are none.
 */
export const findClashRepair = (
  clashing: PlanSubject,
  planned: readonly PlanSubject[],
  registered: readonly Registered[],
  groups: GroupsBySubject,
): readonly RepairMove[] | null => {
  const others = planned.filter((each) => each !== clashing)
  const findRepair = makeRepairFinder(listMovable(others, registered, groups))
  const own = clashing.groups.map(toRuleGroup<GroupRow>)
  const kept = findRepair(own)
  const isIn = (set: readonly RuleGroup[], { scheduleID }: RuleGroup) =>
    set.some((group) => group.scheduleID === scheduleID)
  const ownMove = listSets(groups.get(clashing.subjectID) ?? [])
    .filter((set) => findRepair(set)?.length === 0)
    .toSorted(
      (one, other) =>
        own.filter((group) => !isIn(one, group)).length - own.filter((group) => !isIn(other, group)).length,
    )[0]
  const position = (subjectID: number) => planned.findIndex((each) => each.subjectID === subjectID)
  const found = [
    ...(kept === null || kept.length === 0 ? [] : [kept]),
    ...(ownMove === undefined ? [] : [[{ subjectID: clashing.subjectID, groups: ownMove }]]),
  ].toSorted(
    (one, other) =>
      one.length - other.length ||
      Math.min(...other.map(({ subjectID }) => position(subjectID))) -
        Math.min(...one.map(({ subjectID }) => position(subjectID))),
  )[0]
  return found?.map((move) => toRepairMove(planned, move)) ?? null
}

/** The plan with those first choices; a second choice that has become the first changes places with it. */
export const applyPlanMoves = (
  subjects: readonly PlanSubject[],
  moves: readonly RepairMove[],
): readonly PlanSubject[] =>
  subjects.map((subject) => {
    const move = moves.find(({ subjectID }) => subjectID === subject.subjectID)
    if (move === undefined) return subject
    const schedule_ids = move.groups.map(({ scheduleID }) => scheduleID)
    const second = subject.second_schedule_ids
    const isSecond = second?.length === schedule_ids.length && second.every((id) => schedule_ids.includes(id))
    return {
      ...subject,
      schedule_ids,
      groups: move.groups,
      ...(isSecond && { second_schedule_ids: subject.schedule_ids, second_groups: subject.groups }),
    }
  })
