import { useState } from 'react'
import type { PickGroup } from '#web/parts/pick-group.ts'
import type { OfferedGroup, Verdict } from '#web/parts/judge-groups.ts'
import { pickInto, type Dropped } from './pick-into.ts'

export type Offered = PickGroup<OfferedGroup>

/** What is picked of the open subject and what is looked at; all of it is forgotten when another subject opens. */
export interface Choice {
  readonly picked: readonly Offered[]
  /** The group under the pointer or the focus: it is drawn into the week. */
  readonly looked: Offered | null
  /** What has fallen out of the choice with the last pick, and whether because it meets it. */
  readonly dropped: Dropped<Offered> | null
  /** The reason that a press on a group was answered with. */
  readonly refused: Verdict | null
  /** Puts a group into the choice; what meets it falls out. `from` is what the choice begins with. */
  readonly pick: (group: Offered, from?: readonly Offered[]) => void
  readonly look: (group: Offered | null) => void
  readonly refuse: (verdict: Verdict | null) => void
  readonly clear: () => void
}

interface State {
  readonly subjectID: number | null
  readonly picked: readonly Offered[]
  readonly looked: Offered | null
  readonly dropped: Dropped<Offered> | null
  readonly refused: Verdict | null
}

const nothing = { picked: [], looked: null, dropped: null, refused: null } as const

export const useChoice = (subjectID: number | null): Choice => {
  const [kept, keep] = useState<State>({ subjectID, ...nothing })
  const state: State = kept.subjectID === subjectID ? kept : { subjectID, ...nothing }
  return {
    ...state,
    pick: (group, from = state.picked) => {
      const { picked, dropped } = pickInto(from, group)
      keep({ ...state, picked, looked: group, dropped, refused: null })
    },
    look: (looked) => keep({ ...state, looked, refused: looked === null ? state.refused : null }),
    refuse: (refused) => keep({ ...state, refused }),
    clear: () => keep({ subjectID, ...nothing }),
  }
}
