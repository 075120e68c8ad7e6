import { useState } from 'react'
import type { OfferedGroup, GroupRefusal } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { RuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import { addToSelection, type Dropped } from './internal/add-to-selection.ts'

export type SelectableGroup = RuleGroup<OfferedGroup>

interface State {
  readonly subjectID: number | null
  /** At most one group for each part of the subject. */
  readonly selected: readonly SelectableGroup[]
  /** The group under the pointer or the focus, which the week shows. */
  readonly previewed: SelectableGroup | null
  /** What the last selected group has removed from the selection. */
  readonly dropped: Dropped<SelectableGroup> | null
  /** Why the last pressed group cannot be selected. */
  readonly refused: GroupRefusal | null
}

/** The groups that are selected of the open subject; it starts empty when another subject opens. */
export interface GroupSelection extends Omit<State, 'subjectID'> {
  /** Adds a group to the selection, or to `from` where the selection starts with the student's own groups. */
  readonly select: (group: SelectableGroup, from?: readonly SelectableGroup[]) => void
  readonly preview: (group: SelectableGroup | null) => void
  readonly refuse: (refusal: GroupRefusal | null) => void
  readonly clear: () => void
}

const empty = { selected: [], previewed: null, dropped: null, refused: null } as const

export const useGroupSelection = (subjectID: number | null): GroupSelection => {
  const [last, setState] = useState<State>({ subjectID, ...empty })
  const state: State = last.subjectID === subjectID ? last : { subjectID, ...empty }
  return {
    ...state,
    select: (group, from = state.selected) =>
      setState({ ...state, ...addToSelection(from, group), previewed: group, refused: null }),
    preview: (previewed) =>
      setState({ ...state, previewed, refused: previewed === null ? state.refused : null }),
    refuse: (refused) => setState({ ...state, refused }),
    clear: () => setState({ subjectID, ...empty }),
  }
}
