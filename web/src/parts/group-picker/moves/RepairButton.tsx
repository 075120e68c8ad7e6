import type { MouseEvent, PointerEvent } from 'react'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import type { TakenGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/parts/group-picker/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { MoveLines } from './MoveLines.tsx'
import classes from './RepairButton.module.css'
import { useMoveTexts } from '#web/parts/group-picker/internal/moves/useMoveTexts.ts'

interface Props {
  readonly moves: readonly RepairMove[]
  /** The groups before the moves. */
  readonly registered: readonly TakenGroup[]
  /** A group is chosen with the moves. */
  readonly isChoice: boolean
  /** The press only shows the moves, to be confirmed. */
  readonly isPreview?: boolean
  readonly onClick: (event: MouseEvent) => void
  /** The pointer or the focus has entered or left. */
  readonly onPreview?: (isPreviewed: boolean) => void
}

/** The changes that remove a clash: which subjects change their groups, and from which to which days and times. */
export const RepairButton = ({
  moves,
  registered,
  isChoice,
  isPreview = false,
  onClick,
  onPreview,
}: Props) => {
  // A finger chooses with its first touch.
  const preview = (isPreviewed: boolean) => (event: PointerEvent) =>
    event.pointerType !== 'touch' && onPreview?.(isPreviewed)
  const t = useWords(words)
  const texts = useMoveTexts(registered)
  return (
    <button
      type="button"
      className={classes['repair']}
      data-repair
      onPointerEnter={preview(true)}
      onPointerLeave={preview(false)}
      onFocus={() => onPreview?.(true)}
      onBlur={() => onPreview?.(false)}
      onClick={onClick}
    >
      <span className={classes['action']}>{isChoice ? texts.toChoice(moves) : texts.toAction(moves)}</span>{' '}
      <MoveLines {...{ moves, registered }} isNamed={moves.length > 1} />
      {isPreview && (
        <span className={classes['preview']}>
          {t('previewMove')} <Icon name="right" size={18} />
        </span>
      )}
    </button>
  )
}
