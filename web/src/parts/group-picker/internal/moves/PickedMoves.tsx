import { useWords } from '#web/i18n/useWords.ts'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { words } from '#web/parts/group-picker/words.ts'
import type { TakenGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import { MoveLines } from '#web/parts/group-picker/moves/MoveLines.tsx'
import classes from './PickedMoves.module.css'

interface Props {
  readonly moves: readonly RepairMove[]
  /** The groups before the moves. */
  readonly registered: readonly TakenGroup[]
  readonly onDiscard: () => void
}

/** The moves that are sent together with the selected groups, and how not to make them. */
export const PickedMoves = ({ moves, registered, onDiscard }: Props) => {
  const t = useWords(words)
  if (moves.length === 0) return null
  return (
    <div className={classes['moves']}>
      <div>
        <p>{t('alsoMoves')}</p>
        <MoveLines {...{ moves, registered }} isNamed />
      </div>
      <button type="button" className="plain-button" onClick={onDiscard}>
        {t('cancelMoves', { count: moves.length })}
      </button>
    </div>
  )
}
