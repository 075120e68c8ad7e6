import { useId } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import type { TakenGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import classes from '#web/parts/group-picker/GroupPicker.module.css'
import { RepairButton } from '#web/parts/group-picker/moves/RepairButton.tsx'
import type { Repair } from '#web/parts/group-picker/repair.ts'
import { words } from '#web/parts/group-picker/words.ts'

interface Props {
  readonly repairs: readonly Repair[]
  /** The groups before the moves. */
  readonly registered: readonly TakenGroup[]
  readonly onPreview: (repair: Repair) => (isPreviewed: boolean) => void
  readonly onSelect: (repair: Repair) => void
}

/** Maximum number of the smallest moves shown. */
const maxShown = 3

/** Moves for groups that are not listed yet, which nobody would find there. */
export const UnlistedMoves = ({ repairs, registered, onPreview, onSelect }: Props) => {
  const t = useWords(words)
  const titleID = useId()
  if (repairs.length === 0) return null
  return (
    <section className={classes['part']} aria-labelledby={titleID}>
      <h3 id={titleID} className={classes['partName']}>
        {t('movesThatHelp')}
      </h3>
      {repairs
        .toSorted((a, b) => a.moves.length - b.moves.length)
        .slice(0, maxShown)
        .map((each) => (
          <RepairButton
            key={each.scheduleID}
            moves={each.moves}
            registered={registered}
            isChoice={false}
            isPreview
            onPreview={onPreview(each)}
            onClick={() => onSelect(each)}
          />
        ))}
    </section>
  )
}
