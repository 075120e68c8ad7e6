import { useState } from 'react'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { RuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import type { RepairMove } from './repair.ts'
import { addToSelection, type Dropped } from './internal/add-to-selection.ts'

export type SelectableGroup = RuleGroup<OfferedGroup>

/** A whole set of groups, with the moves that it needs. */
export interface RepairedSet {
  readonly groups: readonly SelectableGroup[]
  readonly moves: readonly RepairMove[]
}

interface State {
  readonly subjectID: number | null
  /** At most one group for each part of the subject. */
  readonly selected: readonly SelectableGroup[]
  /** The group under the pointer or the focus, which the week shows. */
  readonly previewed: SelectableGroup | null
  /** The move under the pointer or the focus, with the groups that it makes possible: the week shows them as if made. */
  readonly previewedRepair: RepairedSet | null
  /** The groups that the last selected one has removed from the selection. */
  readonly dropped: Dropped<SelectableGroup> | null
  /** Registered subjects that change their groups to make room for the selected ones. */
  readonly moves: readonly RepairMove[]
  /** The last pressed group that cannot be selected, by its scheduleID. */
  readonly refusedID: number | null
}

/** The groups that are selected of the open subject; it starts empty when another subject opens. */
export interface GroupSelection extends Omit<State, 'subjectID'> {
  /**
   * Adds a group to the selection, or to `from` where the selection starts with the student's own groups. `moves` are those
   * that are still needed.
   */
  readonly select: (
    group: SelectableGroup,
    from?: readonly SelectableGroup[],
    moves?: readonly RepairMove[],
  ) => void
  /** Selects a whole set that fits once some registered subjects have changed their groups. */
  readonly selectRepaired: (groups: readonly SelectableGroup[], moves: readonly RepairMove[]) => void
  readonly preview: (group: SelectableGroup | null) => void
  readonly previewRepair: (repair: RepairedSet | null) => void
  readonly refuse: (scheduleID: number) => void
  readonly clear: () => void
}

const empty = {
  selected: [],
  previewed: null,
  previewedRepair: null,
  dropped: null,
  moves: [],
  refusedID: null,
} as const

export const useGroupSelection = (subjectID: number | null): GroupSelection => {
  const [last, setState] = useState<State>({ subjectID, ...empty })
  const state: State = last.subjectID === subjectID ? last : { subjectID, ...empty }
  // A move lies within its group: the pointer enters both at once.
  const change = (changed: Partial<State>) =>
    setState((latest) => ({
      ...(latest.subjectID === subjectID ? latest : { subjectID, ...empty }),
      ...changed,
    }))
  return {
    ...state,
    select: (group, from = state.selected, moves = []) =>
      setState({
        ...state,
        ...addToSelection(from, group),
        previewed: group,
        previewedRepair: null,
        moves,
        refusedID: null,
      }),
    selectRepaired: (selected, moves) => setState({ subjectID, ...empty, selected, moves }),
    // The sentence stays in its row, so that none moves under the pointer.
    preview: (previewed) => change({ previewed }),
    previewRepair: (previewedRepair) => change({ previewedRepair }),
    refuse: (refusedID) => change({ refusedID }),
    clear: () => setState({ subjectID, ...empty }),
  }
}
