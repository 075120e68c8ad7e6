import type { CSSProperties } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/parts/words.ts'
import classes from '#web/parts/group-table/GroupTable.module.css'

interface Props {
  readonly taken: number
  readonly capacity: number
}

/** How many seats are left, in words and as a bar; the count of the taken ones is read from its own cell. */
export const SeatsLeft = ({ taken, capacity }: Props) => {
  const t = useWords(words)
  const left = Math.max(0, capacity - taken)
  const share = capacity === 0 ? 1 : Math.min(1, taken / capacity)
  return (
    <span className={classes['left']} data-none={left === 0 || undefined}>
      <span className={classes['leftText']}>
        {left === 0 ? t('noSeats') : t('seatsLeft', { count: left })}
      </span>
      <span className={classes['leftBar']} style={{ '--taken': share } as CSSProperties} aria-hidden="true" />
    </span>
  )
}
