import type { GroupRow } from '#contract/rows/group-row.ts'
import { meetSimultaneously } from '#rules/registration/clash.ts'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { toRuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'

/** A part of a subject that changes its group; without `from` it is new to the student, without `to` it is left. */
export interface PartChange {
  readonly from: GroupRow | undefined
  readonly to: GroupRow | undefined
}

/** The parts whose group a move changes, in order; those that stay are left out. */
export const listMoveChanges = (own: readonly GroupRow[], { groups }: RepairMove): PartChange[] => {
  const isIn = (rows: readonly GroupRow[], { scheduleID }: GroupRow) =>
    rows.some((row) => row.scheduleID === scheduleID)
  const left = own.filter((row) => !isIn(groups, row))
  const added = groups.filter((row) => !isIn(own, row))
  const parts = [...new Set([...left, ...added].map(({ part }) => part))].toSorted(
    (one, other) => one - other,
  )
  return parts.map((part) => ({
    from: left.find((row) => row.part === part),
    to: added.find((row) => row.part === part),
  }))
}

/** Of several moves the one that needs the place of this one: why a subject moves that is not in the way itself. */
export const findMoveInNeed = (
  own: readonly GroupRow[],
  move: RepairMove,
  moves: readonly RepairMove[],
): RepairMove | undefined =>
  moves.find(
    (other) =>
      other.subjectID !== move.subjectID &&
      other.groups.some((row) => own.some((each) => meetSimultaneously(toRuleGroup(row), toRuleGroup(each)))),
  )
