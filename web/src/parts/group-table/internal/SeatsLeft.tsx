import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/parts/words.ts'
import classes from '#web/parts/group-table/GroupTable.module.css'

interface Props {
  readonly taken: number
  readonly capacity: number
  /** The student could take one of them now. */
  readonly isTakeable: boolean
}

/** How many seats are left, in words. */
export const SeatsLeft = ({ taken, capacity, isTakeable }: Props) => {
  const t = useWords(words)
  const left = Math.max(0, capacity - taken)
  // It will be lost soon; what cannot be taken is lost already.
  const isLast = isTakeable && left === 1
  return (
    <span className={classes['left']} data-last={isLast || undefined}>
      {isLast && <Icon name="warning" size={16} />}
      {left === 0 ? t('noSeats') : t('seatsLeft', { count: left })}
    </span>
  )
}
