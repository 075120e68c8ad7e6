import { useMoveTexts } from '#web/parts/group-picker/useMoveTexts.ts'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { listTakenGroups, type Registered } from '#web/parts/group-refusal/list-taken-groups.ts'

interface Props {
  readonly moves: readonly RepairMove[]
  /** The week as it is planned. */
  readonly week: readonly Registered[]
  readonly onRepair: () => void
}

/** Repairs a clash of the plan by changing first choices. */
export const RepairButton = ({ moves, week, onRepair }: Props) => {
  const texts = useMoveTexts(listTakenGroups(week))
  return (
    <button type="button" className="plain-button" onClick={onRepair}>
      {texts.toAction(moves)}
    </button>
  )
}
